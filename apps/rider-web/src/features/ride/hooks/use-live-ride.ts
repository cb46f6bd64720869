import type { RideView } from '@groupride/web-api-client';
import { useConnected } from '../../../shared/socket';
import { isOnTheRoad, isOver } from '../../../shared/ride-texts';
import { useSession } from '../../../shared/session';
import { useGetRideQuery, useListUserRidesQuery } from '../api';

/** Polling interval while the socket is disconnected. */
const POLL_MS = 3000;

/** The rider's open ride. If there are several, the one on the road, or else the earliest. */
export function useLiveRide() {
  const rides = useOpenRides();
  // A ride that should have started earlier may still wait for its driver.
  return rides.find(({ status }) => isOnTheRoad(status)) ?? rides[0];
}

/** The trip that the rider is currently on, regardless of other booked rides. */
export function useTripUnderWay() {
  return useOpenRides().find(({ status }) => status === 'in_progress');
}

const startOf = (ride: RideView) => Date.parse(ride.scheduledAt ?? ride.createdAt);

/** The rider's open rides, earliest first. A guest has only one. */
export function useOpenRides(): RideView[] {
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
  return rides.filter(({ status }) => !isOver(status)).sort((a, b) => startOf(a) - startOf(b));
}
