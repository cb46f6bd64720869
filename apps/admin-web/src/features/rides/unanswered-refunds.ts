import type { RefundReason } from '@groupride/contracts';
import type { RefundView } from '@groupride/web-api-client';

/** A refund request that got no answer. */
export interface UnansweredRefund {
  paymentId: number;
  request: { amount: string; reason: RefundReason; note?: string };
  /** Its idempotency key. */
  key: string;
  /** The payer's latest refund when the request was sent; 0 for none. */
  lastRefundId: number;
}

/** The refund that this request made, as far as the loaded refunds show it. */
export function recordOf(
  { paymentId, request, lastRefundId }: UnansweredRefund,
  refunds: readonly RefundView[],
): RefundView | undefined {
  return refunds.find(
    (refund) =>
      refund.paymentId === paymentId &&
      refund.id > lastRefundId &&
      refund.origin === 'operator' &&
      refund.amount === request.amount,
  );
}

export const withoutRecorded = (
  entries: readonly UnansweredRefund[],
  refunds: readonly RefundView[],
): readonly UnansweredRefund[] => entries.filter((entry) => !recordOf(entry, refunds));
