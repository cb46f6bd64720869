import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderDispute {
  id: string;
  intentId: string | null;
  amount: Cents;
  reason: string;
  state: DisputeState;
  /** What the bank has taken from us, and what of it it has given back. Nothing, while it only asks. */
  withdrawn: Cents;
  reinstated: Cents;
  /** The provider’s dispute fee, and how much of it was refunded. */
  fee: Cents;
  feeReturned: Cents;
  evidenceDueAt: Date | null;
  openedAt: Date;
}

/** Rejects with ProviderError. */
export abstract class DisputeProvider {
  /** Null when there is no such dispute. */
  abstract retrieve(disputeId: string): Promise<ProviderDispute | null>;
}
