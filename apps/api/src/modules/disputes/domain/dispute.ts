import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface Dispute {
  id: string;
  rideId: number;
  paymentId: number;
  amount: Cents;
  /** The provider's dispute fee, less its refunds. */
  fee: Cents;
  reason: string;
  state: DisputeState;
  evidenceDueAt: Date | null;
  openedAt: Date;
  closedAt: Date | null;
}

const ORDER: readonly DisputeState[] = ['inquiry', 'needs_response', 'under_review', 'won', 'lost'];
export const isDecided = (state: DisputeState): boolean => state === 'won' || state === 'lost';

/**
 * The state after a webhook event. Events may arrive out of order, so a dispute never goes back and a decision is
 * final.
 */
export function stateAfter(before: DisputeState | null, reported: DisputeState): DisputeState {
  if (before === null) return reported;
  return isDecided(before) || ORDER.indexOf(reported) < ORDER.indexOf(before) ? before : reported;
}

/** Whether the bank has the money: it takes none for an inquiry and returns it when we win. */
export const keepsMoney = (state: DisputeState): boolean => state !== 'inquiry' && state !== 'won';

export const takesEvidence = (state: DisputeState): boolean => state === 'inquiry' || state === 'needs_response';
