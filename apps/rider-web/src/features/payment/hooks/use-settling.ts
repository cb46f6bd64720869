import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentIntentView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { refusalOf, useDeclineText } from '../../../shared/payments/decline-text';
import { useRefreshPaymentMutation } from '../api';
import { type Confirmed, settlePayment, stateOfAsked } from '../settle-payment';

type ScriptError = Parameters<typeof refusalOf>[0] & { type?: string };

/**
 * The end of every way to pay: what went wrong, in words, or that the person has done their part.
 * @param onConfirmed told whether the server says that it is paid, or could not say yet
 */
export function useSettling(
  { paymentId, amount }: Pick<PaymentIntentView, 'paymentId' | 'amount'>,
  onConfirmed: (settlement: Confirmed) => void,
) {
  const { t } = useTranslation();
  const declineText = useDeclineText();
  const [refresh] = useRefreshPaymentMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // Who goes back from the provider's page may find this one as it was left, waiting for an answer that never comes.
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const fail = (message: string) => {
    setFailure(message);
    toast({ title: t('payment.failedTitle'), description: message, tone: 'error' });
  };

  /** @param confirm what the browser does at the provider; answers with what went wrong there */
  const settle = async (confirm: () => Promise<{ error?: ScriptError | undefined }>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { error } = await confirm();
      // Something is missing in the form, which says what beside its fields: nothing was tried.
      if (error?.type === 'validation_error') return;
      let reason = error ? declineText(refusalOf(error)) : t('payment.failedDetail');
      const ask = async () => {
        const payment = await refresh({ paymentId }).unwrap();
        if (payment.failureCode) reason = declineText({ code: payment.failureCode, message: payment.failureMessage });
        return stateOfAsked(payment, amount);
      };
      if (error) {
        // The server hears of it too, so that the ride's page says the same.
        void refresh({ paymentId });
        fail(reason);
        return;
      }
      const settlement = await settlePayment(ask);
      if (settlement === 'failed') fail(reason);
      else onConfirmed(settlement);
    } finally {
      setBusy(false);
    }
  };

  return { settle, fail, busy, failure };
}
