import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshCardsMutation, type PaymentIntentView } from '@groupride/web-api-client';
import { Box, Button, Flex, InlineAlert, Stack, SwitchField, useFormat } from '@groupride/web-ui';
import { useProviderForm } from '../../../shared/payments/use-provider-form';
import { useSettling } from '../hooks/use-settling';
import type { Confirmed } from '../settle-payment';

export interface CardFormProps {
  rideId: number;
  intent: PaymentIntentView;
  /** Whether to offer saving the card for later rides. */
  maySave: boolean;
  onConfirmed: (settlement: Confirmed) => void;
}

/** Payment types that can be saved as a card. The others are confirmed in their own app each time. */
const SAVED_TYPES: readonly string[] = ['card', 'apple_pay', 'google_pay'];

/** The provider's form for cards and other payment methods. After a refusal it keeps its content for another try. */
export function CardForm({ rideId, intent, maySave, onConfirmed }: CardFormProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const stripe = useStripe();
  const elements = useElements();
  const [refreshCards] = useRefreshCardsMutation();
  const { ready, round, onReady } = useProviderForm();
  const [save, setSave] = useState(false);
  const [type, setType] = useState('card');
  const stores = intent.mode === 'setup';
  const saves = save && SAVED_TYPES.includes(type);
  const { settle, fail, busy, failure } = useSettling(rideId, intent, (settlement) => {
    if (maySave && (saves || stores)) void refreshCards();
    onConfirmed(settlement);
  });

  const confirm = async () => {
    if (!stripe || !elements) return {};
    const returnUrl = new URL(`/payment-success?rideId=${rideId}&payment=${intent.paymentId}`, window.location.origin)
      .href;
    if (stores)
      return stripe.confirmSetup({ elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' });
    const confirmParams = { return_url: returnUrl, ...(saves ? { setup_future_usage: 'off_session' as const } : {}) };
    return stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void settle(confirm);
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <Box minH="44" aria-busy={!ready}>
          <PaymentElement
            key={round}
            options={{ layout: 'tabs' }}
            onReady={onReady}
            onChange={({ value }) => setType(value.type)}
            onLoadError={({ error }) => fail(error.message ?? t('payment.failedDetail'))}
          />
        </Box>
        {maySave && !stores && SAVED_TYPES.includes(type) && (
          <SwitchField label={t('payCard.saveForNext')} checked={save} onChange={setSave} disabled={busy} />
        )}
        {failure && (
          <InlineAlert tone="error" title={t('payment.failedTitle')}>
            {failure} {t('payment.tryAnother')}
          </InlineAlert>
        )}
        <Button type="submit" size="lg" block disabled={!ready} busy={busy} busyLabel={t('payment.processing')}>
          {stores ? t('payCard.bookAndSave') : t('payment.pay', { amount: money(intent.amount) })}
        </Button>
        <Flex align="center" justify="center" gap="1.5" textStyle="caption" color="fg.muted">
          <Lock size={14} aria-hidden />
          {t('payment.secured')}
        </Flex>
      </Stack>
    </form>
  );
}
