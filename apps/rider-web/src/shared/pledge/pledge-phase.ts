import { serverNow, type PledgeView, type RideView } from '@groupride/web-api-client';

/** What a pledge waits for (people, the deadline, saved cards, or declined cards), or its outcome. */
export type PledgePhase = 'open' | 'reached' | 'cards' | 'fixing' | 'missed' | 'requested' | 'cancelled';

export function phaseOf({ state, closedAt, fixBy }: PledgeView): PledgePhase {
  if (state !== 'reached' || !closedAt) return state;
  return fixBy ? 'fixing' : 'cards';
}

/** Whether people can join and leave now. */
export const isOpenToJoin = (pledge: PledgeView): boolean =>
  ['open', 'reached'].includes(pledge.state) && !pledge.closedAt && Date.parse(pledge.deadline) > serverNow();

/** The pledge of a ride that still waits for people or their cards, after its organizer has paid; otherwise null. */
export function undecidedPledge({
  pledge,
  status,
  payBefore,
}: Pick<RideView, 'pledge' | 'status' | 'payBefore'>): PledgeView | null {
  return pledge && status === 'awaiting_payment' && !payBefore ? pledge : null;
}
