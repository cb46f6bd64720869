import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface Dispute {
  id: string;
  rideId: number;
  paymentId: number;
  amount: Cents;
  /** The provider's, less what it gave back of it. */
  fee: Cents;
  reason: string;
  state: DisputeState;
  evidenceDueAt: Date | null;
  openedAt: Date;
  closedAt: Date | null;
}

const ORDER: readonly DisputeState[] = ['inquiry', 'needs_response', 'under_review', 'won', 'lost'];
export const isDecided = (state: DisputeState): boolean => state === 'won' || state === 'lost';

/** Reports overtake each other: a dispute only goes on, and once it is decided it stays so. */
export function stateAfter(before: DisputeState | null, reported: DisputeState): DisputeState {
  if (before === null) return reported;
  return isDecided(before) || ORDER.indexOf(reported) < ORDER.indexOf(before) ? before : reported;
}

/** With an inquiry the bank only asks; otherwise it has taken the money until it decides, and gives it back when we win. */
export const keepsMoney = (state: DisputeState): boolean => state !== 'inquiry' && state !== 'won';

export const takesEvidence = (state: DisputeState): boolean => state === 'inquiry' || state === 'needs_response';
