import { useConnected } from '../../../shared/socket';
import { useListRideMembersQuery } from '../api';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;

/** The people of a ride, kept current. */
export function useRideMembers(rideId: number) {
  const connected = useConnected();
  return useListRideMembersQuery(
    { rideId },
    {
      pollingInterval: connected ? 0 : POLL_MS,
      // Ignores background refetches, which change nothing here.
      selectFromResult: ({ data, error }) => ({ data, error }),
    },
  );
}
