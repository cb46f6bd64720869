import { useConnected } from '../../../shared/socket';
import { isOver } from '../../../shared/ride-texts';
import { useSession } from '../../../shared/session';
import { useGetRideQuery, useListUserRidesQuery } from '../api';

/** Asked again this often while no messages arrive. */
const POLL_MS = 3000;

/** The rider's ride that is not over; the one that comes first when there are several. A guest has only one. */
export function useLiveRide() {
  const { me } = useSession();
  const connected = useConnected();
  const pollingInterval = connected ? 0 : POLL_MS;
  const guestRideId = me?.guestRideId ?? null;
  const { data: guestRide } = useGetRideQuery(
    { rideId: guestRideId ?? 0 },
    { skip: guestRideId === null, pollingInterval },
  );
  const { data } = useListUserRidesQuery({ userId: 'me' }, { skip: !me || guestRideId !== null, pollingInterval });
  if (guestRideId !== null) return guestRide && !isOver(guestRide.status) ? guestRide : undefined;
  const open = me ? (data?.filter(({ status }) => !isOver(status)) ?? []) : [];
  const startOf = (ride: (typeof open)[number]) => Date.parse(ride.scheduledAt ?? ride.createdAt);
  return [...open].sort((a, b) => startOf(a) - startOf(b))[0];
}
