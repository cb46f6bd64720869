import type { RefundCause } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderRefund {
  id: string;
  /** The payment intent that was refunded; null when it cannot be one of ours. */
  intentId: string | null;
  amount: Cents;
  /** `pending`: the bank has not accepted it yet. */
  status: 'pending' | 'succeeded' | 'failed';
  failureCode: string | null;
  /** Our refund, from the metadata; null when it was made elsewhere. */
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
