import { useTranslation } from 'react-i18next';
import type { RefundReason } from '@groupride/contracts';
import { useRefundMutation, type RefundView } from '@groupride/web-api-client';
import type { RequestKind } from '../../../shared/unanswered-requests';
import { useForgetRecorded, useRepeatableRequest } from '../../../shared/use-repeatable-request';

interface RefundInput {
  amount: string;
  reason: RefundReason;
  note?: string;
  /** What was left when the operator decided. */
  refundable: string;
}

const refundsOf = (rideId: number): RequestKind<RefundInput, RefundView> => ({
  drafts: `refunds of ride ${rideId}`,
  isMadeBy: ({ origin, amount }, request) => origin === 'operator' && amount === request.amount,
});

/** Forgets the unanswered requests whose refunds the loaded charges show. */
export function useRecordedRefunds(rideId: number): (refunds: readonly RefundView[]) => void {
  const forget = useForgetRecorded(refundsOf(rideId));
  return (refunds) => forget((id) => refunds.filter(({ paymentId }) => paymentId === id));
}

/**
 * Requests refunds of one payment.
 * @param refunds the payer's refunds as loaded
 */
export function useRefund(rideId: number, paymentId: number, refunds: readonly RefundView[]) {
  const { t } = useTranslation();
  const [refund, { isLoading }] = useRefundMutation();
  const { send, ...state } = useRepeatableRequest(refundsOf(rideId), {
    subjectId: paymentId,
    records: refunds.filter((each) => each.paymentId === paymentId),
    call: (input, key) => refund({ rideId, 'idempotency-key': key, refundRequest: { paymentId, ...input } }),
    texts: { failed: t('refund.failed'), unknown: t('refund.unknown'), madeBefore: t('refund.madeBefore') },
  });
  return { send, busy: isLoading, ...state };
}
