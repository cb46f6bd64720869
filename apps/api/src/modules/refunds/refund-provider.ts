import type { RefundCause } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderRefund {
  id: string;
  /** What it is a refund of; null when it is of none that we could have made. */
  intentId: string | null;
  amount: Cents;
  /** `pending`: the bank has it still to take. */
  status: 'pending' | 'succeeded' | 'failed';
  failureCode: string | null;
  /** Which of our refunds it says it is; null when it was made elsewhere. */
  refundId: number | null;
}

/** Where money is given back. All reject with ProviderError. */
export abstract class RefundProvider {
  /** The refund that was made for one of ours already, or null. */
  abstract find(intentId: string, refundId: number): Promise<ProviderRefund | null>;
  /** @param key the same key does it once */
  abstract refund(
    refund: { intentId: string; refundId: number; amount: Cents; reason: RefundCause },
    key: string,
  ): Promise<ProviderRefund>;
  /** All of an intent, oldest first. */
  abstract list(intentId: string): Promise<ProviderRefund[]>;
  /** Null when there is no such refund. */
  abstract retrieve(providerRefundId: string): Promise<ProviderRefund | null>;
}
