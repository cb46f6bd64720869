import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCardsQuery, useListOwnPaymentsQuery, type PaymentIntentView } from '@groupride/web-api-client';
import { Box, InlineAlert, LoadingState, useColorMode, useFormat, useLanguage } from '@groupride/web-ui';
import { paymentAppearance } from '../../../shared/payments/appearance';
import { useDeclineText } from '../../../shared/payments/decline-text';
import { isGuest } from '../../../shared/guest-ride';
import { useSession } from '../../../shared/session';
import { CardChoice } from './card-choice';
import { CardForm } from './card-form';
import { SavedCardForm } from './saved-card-form';
import type { Confirmed } from '../settle-payment';

export interface PaymentOptionsProps {
  rideId: number;
  stripe: Stripe;
  intent: PaymentIntentView;
  onConfirmed: (settlement: Confirmed) => void;
}

/** Pays with a saved card or with the provider's form. */
export function PaymentOptions({ rideId, stripe, intent, onConfirmed }: PaymentOptionsProps) {
  const { t } = useTranslation();
  const { resolved } = useColorMode();
  const locale = useLanguage();
  // Guests have no account in which to save cards.
  const guest = isGuest(useSession().me);
  const { data: cards = [], isLoading } = useListCardsQuery(undefined, { skip: guest });
  const [picked, setPicked] = useState<number | null>();
  if (isLoading) return <LoadingState label={t('payment.settingUp')} />;
  const chosen = picked === undefined ? (cards.find((card) => card.isDefault && !card.isExpired)?.id ?? null) : picked;
  const card = cards.find(({ id }) => id === chosen);
  return (
    <Box>
      {intent.recoverBefore && (
        <RecoverPayment rideId={rideId} paymentId={intent.paymentId} before={intent.recoverBefore} />
      )}
      {cards.length > 0 && <CardChoice cards={cards} chosen={card ? card.id : null} onChoose={setPicked} />}
      {card ? (
        <SavedCardForm
          key={card.id}
          rideId={rideId}
          stripe={stripe}
          intent={intent}
          card={card}
          onConfirmed={onConfirmed}
        />
      ) : (
        <Elements
          key={`${resolved} ${locale}`}
          stripe={stripe}
          options={{ clientSecret: intent.clientSecret, appearance: paymentAppearance(resolved), locale }}
        >
          <CardForm rideId={rideId} intent={intent} maySave={!guest} onConfirmed={onConfirmed} />
        </Elements>
      )}
    </Box>
  );
}

function RecoverPayment({ rideId, paymentId, before }: { rideId: number; paymentId: number; before: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const declineText = useDeclineText();
  const { data } = useListOwnPaymentsQuery({ rideId });
  const payment = data?.find(({ id }) => id === paymentId);
  return (
    <Box mb="4">
      <InlineAlert tone="warning" title={t(payment?.state === 'authorized' ? 'recovery.renewTitle' : 'recovery.title')}>
        {payment?.failureCode && `${declineText({ code: payment.failureCode, message: payment.failureMessage })} `}
        {t('recovery.until', { time: dateTime(before) })}
      </InlineAlert>
    </Box>
  );
}
