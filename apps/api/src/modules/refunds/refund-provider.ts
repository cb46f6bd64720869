import type { RefundReason } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderRefund {
  id: string;
  /** `pending`: the bank has it still to take. */
  status: 'pending' | 'succeeded' | 'failed';
  failureCode: string | null;
  /** Which of our refunds it is; null when it is none of ours. */
  refundId: number | null;
}

/** Where money is given back. All reject with ProviderError. */
export abstract class RefundProvider {
  /** The refund that was made for one of ours already, or null. */
  abstract find(intentId: string, refundId: number): Promise<ProviderRefund | null>;
  /** @param key the same key does it once */
  abstract refund(refund: { intentId: string; refundId: number; amount: Cents; reason: RefundReason }, key: string): Promise<ProviderRefund>;
  /** Null when there is no such refund. */
  abstract retrieve(providerRefundId: string): Promise<ProviderRefund | null>;
}
