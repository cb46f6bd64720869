import { useTranslation } from 'react-i18next';
import type { BusinessInvoiceView, BusinessPaymentRecord, BusinessPaymentView } from '@groupride/web-api-client';
import type { RequestKind } from '../../shared/unanswered-requests';
import { useForgetRecorded, useRepeatableRequest } from '../../shared/use-repeatable-request';
import { useRecordBusinessPaymentMutation } from './api';

const PAYMENTS: RequestKind<BusinessPaymentRecord, BusinessPaymentView> = {
  drafts: 'payments of business invoices',
  isMadeBy: ({ amount, receivedOn, reference }, request) =>
    amount === request.amount && receivedOn === request.receivedOn && reference === request.reference,
};

/** Forgets the unanswered payments that the loaded invoice shows. */
export function useRecordedPayments(): (invoice: BusinessInvoiceView) => void {
  const forget = useForgetRecorded(PAYMENTS);
  return ({ id, payments }) => forget((invoiceId) => (invoiceId === id ? payments : []));
}

/** Records a payment of an invoice. */
export function useRecordPayment({ id: invoiceId, payments }: BusinessInvoiceView) {
  const { t } = useTranslation();
  const [record, { isLoading }] = useRecordBusinessPaymentMutation();
  const state = useRepeatableRequest(PAYMENTS, {
    subjectId: invoiceId,
    records: payments,
    call: (businessPaymentRecord, key) => record({ invoiceId, 'idempotency-key': key, businessPaymentRecord }),
    texts: {
      failed: t('business.payment.failed'),
      unknown: t('unanswered.unknown'),
      madeBefore: t('unanswered.madeBefore'),
    },
  });
  return { ...state, busy: isLoading };
}
