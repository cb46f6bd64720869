import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListOwnPaymentsQuery, useRefreshPaymentMutation, type PaymentIntentView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { refusalOf, useDeclineText } from '../../../shared/payments/decline-text';
import { type Confirmed, settlementOf, settlePayment, stateOfAsked } from '../settle-payment';

type ScriptError = Parameters<typeof refusalOf>[0];

/**
 * The final step of every payment method: reports what went wrong, or that the person has done their part, here or in
 * another tab.
 * @param onConfirmed called with whether the server confirmed the payment or does not know yet
 */
export function useSettling(
  rideId: number,
  { paymentId, amount }: Pick<PaymentIntentView, 'paymentId' | 'amount'>,
  onConfirmed: (settlement: Confirmed) => void,
) {
  const { t } = useTranslation();
  const declineText = useDeclineText();
  const [refresh] = useRefreshPaymentMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // Going back from the provider's page may restore this page from the browser's cache, still waiting for an answer
  // that never comes.
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const { data: own } = useListOwnPaymentsQuery({ rideId }, { refetchOnFocus: true });
  const payment = own?.find(({ id }) => id === paymentId);
  const isSettled = payment !== undefined && settlementOf(stateOfAsked(payment, amount)) === 'authorized';
  const hasConfirmed = useRef(false);
  const confirmed = (settlement: Confirmed) => {
    if (hasConfirmed.current) return;
    hasConfirmed.current = true;
    onConfirmed(settlement);
  };
  // While this tab pays, its own answer decides.
  useEffect(() => {
    if (isSettled && !busy) confirmed('authorized');
  });

  const fail = (message: string) => {
    setFailure(message);
    toast({ title: t('payment.failedTitle'), description: message, tone: 'error' });
  };

  /** @param confirm the browser's step at the provider; resolves with its error, if any */
  const settle = async (confirm: () => Promise<{ error?: ScriptError | undefined }>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { error } = await confirm();
      // Required input is missing, and the form shows it beside its fields. No payment was attempted.
      if (error?.type === 'validation_error') return;
      let reason = error ? declineText(refusalOf(error)) : t('payment.failedDetail');
      const ask = async () => {
        const current = await refresh({ paymentId }).unwrap();
        if (current.failureCode) reason = declineText({ code: current.failureCode, message: current.failureMessage });
        return stateOfAsked(current, amount);
      };
      if (error?.type === 'card_error') {
        // Informs the server too, so that the ride's page shows the same.
        void refresh({ paymentId });
        fail(reason);
        return;
      }
      // Any other error leaves open whether the provider has taken the payment: only its answer may have been lost.
      const settlement = error ? await ask().then(settlementOf, () => 'unknown' as const) : await settlePayment(ask);
      if (settlement === 'failed' || (error && settlement === 'unknown')) fail(reason);
      else confirmed(settlement);
    } finally {
      setBusy(false);
    }
  };

  return { settle, fail, busy, failure };
}
