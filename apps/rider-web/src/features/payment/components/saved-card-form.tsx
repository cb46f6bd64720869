import type { Stripe } from '@stripe/stripe-js';
import { useTranslation } from 'react-i18next';
import { usePayWithSavedCardMutation, type CardView, type PaymentIntentView } from '@groupride/web-api-client';
import { Button, InlineAlert, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSettling } from '../hooks/use-settling';
import { type Confirmed, stateOf } from '../settle-payment';

export interface SavedCardFormProps {
  rideId: number;
  stripe: Stripe;
  intent: PaymentIntentView;
  card: CardView;
  onConfirmed: (settlement: Confirmed) => void;
}

/** Pays with a saved card, including the bank's authentication if required. */
export function SavedCardForm({ rideId, stripe, intent, card, onConfirmed }: SavedCardFormProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [payWith] = usePayWithSavedCardMutation();
  const { settle, busy, failure } = useSettling(rideId, intent, onConfirmed);

  const confirm = async () => {
    const answer = await payWith({ paymentId: intent.paymentId, savedCardPayment: { cardId: card.id } });
    if ('error' in answer) return { error: { message: problemText(answer.error) } };
    return stateOf(answer.data) === 'requires_action'
      ? stripe.handleNextAction({ clientSecret: intent.clientSecret })
      : {};
  };

  return (
    <Stack gap="4">
      {failure && (
        <InlineAlert tone="error" title={t('payment.failedTitle')}>
          {failure} {t('payment.tryAnother')}
        </InlineAlert>
      )}
      {card.isExpired && <InlineAlert tone="warning">{t('payCard.expired')}</InlineAlert>}
      <Button
        size="lg"
        block
        busy={busy}
        busyLabel={t('payment.processing')}
        disabled={card.isExpired}
        onClick={() => void settle(confirm)}
      >
        {t(intent.mode === 'setup' ? 'payCard.bookSaved' : 'payCard.paySaved', { last4: card.last4 })}
      </Button>
    </Stack>
  );
}
