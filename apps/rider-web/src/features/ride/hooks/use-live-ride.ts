import { useConnected } from '../../../shared/socket';
import { isOver } from '../../../shared/ride-texts';
import { useSession } from '../../../shared/session';
import { useListUserRidesQuery } from '../api';

/** Asked again this often while no messages arrive. */
const POLL_MS = 3000;

/** The signed-in rider's ride that is not over; the one that comes first when there are several. */
export function useLiveRide() {
  const { me } = useSession();
  const connected = useConnected();
  const { data } = useListUserRidesQuery({ userId: 'me' }, { skip: !me, pollingInterval: connected ? 0 : POLL_MS });
  const open = me ? (data?.filter(({ status }) => !isOver(status)) ?? []) : [];
  const startOf = (ride: (typeof open)[number]) => Date.parse(ride.scheduledAt ?? ride.createdAt);
  return [...open].sort((a, b) => startOf(a) - startOf(b))[0];
}
