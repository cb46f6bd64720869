import type { RideView } from '@groupride/web-api-client';
import { useConnected } from '../../../shared/socket';
import { isOver } from '../../../shared/ride-texts';
import { useSession } from '../../../shared/session';
import { useGetRideQuery, useListUserRidesQuery } from '../api';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;

/** The rider's open ride, or the earliest if there are several. A guest has only one. */
export function useLiveRide() {
  const startOf = (ride: RideView) => Date.parse(ride.scheduledAt ?? ride.createdAt);
  return useOpenRides().sort((a, b) => startOf(a) - startOf(b))[0];
}

/** The trip that the rider is currently on, regardless of other booked rides. */
export function useTripUnderWay() {
  return useOpenRides().find(({ status }) => status === 'in_progress');
}

function useOpenRides(): RideView[] {
  const { me } = useSession();
  const connected = useConnected();
  const pollingInterval = connected ? 0 : POLL_MS;
  const guestRideId = me?.guestRideId ?? null;
  const { data: guestRide } = useGetRideQuery(
    { rideId: guestRideId ?? 0 },
    { skip: guestRideId === null, pollingInterval },
  );
  const { data } = useListUserRidesQuery({ userId: 'me' }, { skip: !me || guestRideId !== null, pollingInterval });
  const rides = guestRideId === null ? (me ? (data ?? []) : []) : guestRide ? [guestRide] : [];
  return rides.filter(({ status }) => !isOver(status));
}
