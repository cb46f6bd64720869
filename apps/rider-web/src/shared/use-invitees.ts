import { useListInviteesQuery, type RideView } from '@groupride/web-api-client';

/** Invitations are sent within seconds after the payment. */
const POLL_MS = 3000;

/** The people whom the organizer added while booking and who have not joined; nobody for other readers. */
export function useInvitees(ride: Pick<RideView, 'id' | 'you' | 'status'>) {
  const skip = ride.you !== 'organizer';
  const args = { rideId: ride.id };
  const { data } = useListInviteesQuery(args, { skip });
  const beingInvited = ride.status !== 'awaiting_payment' && data?.some(({ invitedAt }) => !invitedAt);
  useListInviteesQuery(args, { skip: skip || !beingInvited, pollingInterval: POLL_MS });
  return (!skip && data) || [];
}
