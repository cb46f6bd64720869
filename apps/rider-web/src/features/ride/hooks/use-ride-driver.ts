import type { RideView } from '@groupride/web-api-client';
import { useGetDriverQuery } from '../api';

/** The driver of a ride once they are known: never the one before, whom RTK Query's `data` keeps until then. */
export function useRideDriver(ride: Pick<RideView, 'driverId'> | undefined) {
  return useGetDriverQuery({ driverId: ride?.driverId ?? 0 }, { skip: !ride?.driverId }).currentData;
}
