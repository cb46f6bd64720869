import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, InlineAlert, Stack, toast, useFormat } from '@groupride/web-ui';
import { useRefreshPaymentMutation } from '../api';
import { settlePayment } from '../settle-payment';

export interface CardFormProps {
  rideId: number;
  paymentId: number;
  amount: string;
  onPaid: () => void;
}

/** The provider's card form. After a refusal it stays as it was, ready for another card. */
export function CardForm({ rideId, paymentId, amount, onPaid }: CardFormProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const stripe = useStripe();
  const elements = useElements();
  const [refresh] = useRefreshPaymentMutation();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const fail = (message: string) => {
    setFailure(message);
    toast({ title: t('payment.failedTitle'), description: message, tone: 'error' });
  };

  const pay = async () => {
    if (!stripe || !elements) return;
    setBusy(true);
    setFailure(undefined);
    const returnUrl = new URL(`/payment-success?rideId=${rideId}&payment=${paymentId}`, window.location.origin).href;
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' });
    if (error) {
      setBusy(false);
      fail(error.message ?? t('payment.failedDetail'));
      return;
    }
    const outcome = await settlePayment(async () => (await refresh({ paymentId }).unwrap()).state);
    setBusy(false);
    if (outcome === 'failed') fail(t('payment.failedDetail'));
    else onPaid();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <Box minH="44" aria-busy={!ready}>
          <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} onLoadError={({ error }) => fail(error.message ?? t('payment.failedDetail'))} />
        </Box>
        {failure && (
          <InlineAlert tone="error" title={t('payment.failedTitle')}>
            {failure} {t('payment.tryAnother')}
          </InlineAlert>
        )}
        <Button type="submit" size="lg" block disabled={!ready} busy={busy} busyLabel={t('payment.processing')}>
          {t('payment.pay', { amount: money(amount) })}
        </Button>
        <Flex align="center" justify="center" gap="1.5" textStyle="caption" color="fg.muted">
          <Lock size={14} aria-hidden />
          {t('payment.secured')}
        </Flex>
      </Stack>
    </form>
  );
}
