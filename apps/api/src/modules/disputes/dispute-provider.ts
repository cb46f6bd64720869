import type { DisputeState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderDispute {
  id: string;
  intentId: string | null;
  amount: Cents;
  reason: string;
  state: DisputeState;
  /** The bank has taken the money, whatever became of it later. */
  tookMoney: boolean;
  evidenceDueAt: Date | null;
  openedAt: Date;
}

/** Rejects with ProviderError. */
export abstract class DisputeProvider {
  /** Null when there is no such dispute. */
  abstract retrieve(disputeId: string): Promise<ProviderDispute | null>;
}
