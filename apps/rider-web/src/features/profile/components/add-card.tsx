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
          <SaveCardForm clientSecret={ready.begun.clientSecret} onDone={onDone} />
        </Elements>
      )}
    </Box>
  );
}

function SaveCardForm({ clientSecret, onDone }: { clientSecret: string; onDone: () => void }) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const declineText = useDeclineText();
  const [refresh] = useRefreshCardsMutation();
  const { ready, round, onReady } = useProviderForm();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [unknown, setUnknown] = useState(false);

  /** @returns whether the card is saved, which an error leaves open when only the provider's answer was lost */
  const confirm = async () => {
    if (!stripe || !elements) return false;
    const returnUrl = new URL('/profile/payment', window.location.origin).href;
    const { error } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (!error) return true;
    // The form shows missing input beside its fields.
    if (error.type === 'validation_error') return false;
    if (error.type !== 'card_error') {
      const { setupIntent } = await stripe.retrieveSetupIntent(clientSecret);
      if (setupIntent?.status === 'succeeded') return true;
      setUnknown(!setupIntent);
    }
    setFailure(declineText(refusalOf(error)));
    return false;
  };

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setUnknown(false);
    try {
      if (!(await confirm())) return;
      // If the server cannot refresh now, the webhook event adds the card a little later.
      await refresh();
      toast({ title: t('cards.saved'), tone: 'success' });
      onDone();
    } finally {
      setBusy(false);
    }
  };

  const cancel = () => {
    // The list shows the card if it was saved after all.
    if (unknown) void refresh();
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
          <InlineAlert tone="error" title={t(unknown ? 'cards.unknown' : 'cards.notSaved')}>
            {failure} {unknown && t('cards.unknownDetail')}
          </InlineAlert>
        )}
        <Flex gap="2">
          <Button type="submit" flex="1" disabled={!ready} busy={busy} busyLabel={t('cards.saving')}>
            {t('cards.save')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
