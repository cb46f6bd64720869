import type { RideEventView } from '@groupride/web-api-client';
import { useConnected } from '../../../shared/socket';
import { useListRideEventsQuery } from '../api';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;

/** What has happened to the ride, oldest first; empty until it is known. */
export function useRideEvents(rideId: number): readonly RideEventView[] {
  const connected = useConnected();
  const { data } = useListRideEventsQuery({ rideId }, { pollingInterval: connected ? 0 : POLL_MS });
  return data ?? [];
}
