import { useTranslation } from 'react-i18next';
import type { BusinessPaymentView } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key';
import { useReverseBusinessPaymentMutation } from '../api';
import { BusinessReasonDialog } from './reason-dialog';

export interface ReversePaymentDialogProps {
  payment: BusinessPaymentView;
  /** Number of the invoice. */
  number: string;
  onClose: () => void;
}

/** Reverses a payment that did not arrive or was recorded incorrectly, with a reason. */
export default function ReversePaymentDialog({ payment, number, onClose }: ReversePaymentDialogProps) {
  const { t } = useTranslation();
  const { dayWithYear, money } = useFormat();
  const [reverse, { isLoading }] = useReverseBusinessPaymentMutation();
  const keyOf = useIdempotencyKey();
  const amount = money(payment.amount);
  return (
    <BusinessReasonDialog
      danger
      hint={t('business.payment.reverseHint')}
      isLoading={isLoading}
      texts={{
        title: t('business.payment.reverseTitle', { amount }),
        text: t('business.payment.reverseText', { amount }),
        submit: t('business.payment.reverse'),
        busy: t('business.saving'),
        done: t('business.payment.reverseDone', { amount }),
        failed: t('business.payment.reverseFailed'),
      }}
      run={(reason) => {
        const businessReason = { reason };
        return reverse({ paymentId: payment.id, 'idempotency-key': keyOf(businessReason), businessReason });
      }}
      onClose={onClose}
    >
      <Facts
        items={[
          { label: t('business.invoices.number'), value: number },
          { label: t('business.payment.reference'), value: payment.reference },
          { label: t('business.payment.receivedOn'), value: dayWithYear(payment.receivedOn) },
        ]}
      />
    </BusinessReasonDialog>
  );
}
