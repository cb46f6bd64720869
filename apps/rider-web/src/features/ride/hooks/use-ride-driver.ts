import type { RideView } from '@groupride/web-api-client';
import { useGetDriverQuery } from '../api';

/** The driver of a ride once loaded, never the previous one, which RTK Query's `data` would keep until then. */
export function useRideDriver(ride: Pick<RideView, 'driverId'> | undefined) {
  return useGetDriverQuery({ driverId: ride?.driverId ?? 0 }, { skip: !ride?.driverId }).currentData;
}
