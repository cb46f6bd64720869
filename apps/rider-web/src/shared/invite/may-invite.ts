import type { RideView } from '@groupride/web-api-client';
import { isOpenToJoin, undecidedPledge } from '../pledge/pledge-phase';
import { isPaidByAccount } from '../ride-texts';

const OPEN_TO_JOIN = ['pending', 'confirmed', 'en_route'];

/** Whether the reader may invite others to this ride now: nobody can join before it is paid or once the trip starts. */
export function mayInvite(ride: RideView): boolean {
  if ((ride.you !== 'organizer' && ride.you !== 'member') || isPaidByAccount(ride)) return false;
  const waiting = undecidedPledge(ride);
  return waiting ? isOpenToJoin(waiting) : OPEN_TO_JOIN.includes(ride.status);
}
