import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginCardSetupMutation, useRefreshCardsMutation } from '@groupride/web-api-client';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  InlineAlert,
  LoadingState,
  Stack,
  toast,
  useColorMode,
  useLanguage,
} from '@groupride/web-ui';
import { paymentAppearance } from '../../../shared/payments/appearance';
import { refusalOf, useDeclineText } from '../../../shared/payments/decline-text';
import { useProvider } from '../../../shared/payments/use-provider';
import { useProviderForm } from '../../../shared/payments/use-provider-form';
import { useProblemText } from '../../../shared/problem-text';

/**
 * The provider's form for saving a card, which sends the card from the browser directly to the provider. It is in the
 * page and not in a dialog, because a dialog would block the bank's own authentication window.
 */
export function AddCard({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { resolved } = useColorMode();
  const locale = useLanguage();
  const [beginSetup] = useBeginCardSetupMutation();
  const begin = useCallback(() => beginSetup().unwrap(), [beginSetup]);
  const { ready, error, retry } = useProvider(begin);
  return (
    <Box as="section" aria-label={t('cards.addTitle')} borderTopWidth="1px" p="4">
      {error ? (
        <ErrorState
          title={t('cards.formFailed')}
          detail={problemText(error, t('cards.formFailedDetail'))}
          onRetry={retry}
          retryLabel={t('common.retry')}
        >
          <Button variant="ghost" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        </ErrorState>
      ) : !ready ? (
        <LoadingState label={t('common.loading')} />
      ) : (
        <Elements
          key={`${resolved} ${locale}`}
          stripe={ready.stripe}
          options={{ clientSecret: ready.begun.clientSecret, appearance: paymentAppearance(resolved), locale }}
        >
          <SaveCardForm onDone={onDone} />
        </Elements>
      )}
    </Box>
  );
}

function SaveCardForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const declineText = useDeclineText();
  const [refresh] = useRefreshCardsMutation();
  const { ready, round, onReady } = useProviderForm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    if (!stripe || !elements || busy) return;
    setBusy(true);
    setFailure(undefined);
    const returnUrl = new URL('/profile/payment', window.location.origin).href;
    const { error } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (error) {
      setBusy(false);
      // The form shows missing input beside its fields.
      if (error.type === 'validation_error') return;
      setFailure(declineText(refusalOf(error)));
      return;
    }
    // If the server cannot refresh now, the webhook event adds the card a little later.
    await refresh();
    setBusy(false);
    toast({ title: t('cards.saved'), tone: 'success' });
    onDone();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <Box minH="44" aria-busy={!ready}>
          <PaymentElement
            key={round}
            options={{ layout: 'tabs' }}
            onReady={onReady}
            onLoadError={({ error }) => setFailure(error.message ?? t('cards.formFailed'))}
          />
        </Box>
        <Box textStyle="caption" color="fg.muted">
          {t('cards.consent')}
        </Box>
        {failure && (
          <InlineAlert tone="error" title={t('cards.notSaved')}>
            {failure}
          </InlineAlert>
        )}
        <Flex gap="2">
          <Button type="submit" flex="1" disabled={!ready} busy={busy} busyLabel={t('cards.saving')}>
            {t('cards.save')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onDone}>
            {t('common.cancel')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
