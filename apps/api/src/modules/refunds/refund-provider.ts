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

/** Makes refunds at the payment provider. All methods reject with ProviderError. */
export abstract class RefundProvider {
  /** Finds the provider's refund for one of ours; null when there is none. */
  abstract find(intentId: string, refundId: number): Promise<ProviderRefund | null>;
  /** @param key idempotency key */
  abstract refund(
    refund: { intentId: string; refundId: number; amount: Cents; reason: RefundCause },
    key: string,
  ): Promise<ProviderRefund>;
  /** All refunds of an intent, oldest first. */
  abstract list(intentId: string): Promise<ProviderRefund[]>;
  /** Null when there is no such refund. */
  abstract retrieve(providerRefundId: string): Promise<ProviderRefund | null>;
}
