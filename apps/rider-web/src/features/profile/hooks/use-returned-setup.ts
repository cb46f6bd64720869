import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useRefreshCardsMutation } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';

/** Parameters that the provider adds to the address. */
const ADDED = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'];

/**
 * Shows what happened to the card of somebody who returns from the page of their bank, and removes the provider's
 * parameters from the address, so that a reload does not repeat it.
 * @returns whether the bank did not confirm the card
 */
export function useReturnedSetup(): boolean {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [refresh] = useRefreshCardsMutation();
  const [failed, setFailed] = useState(false);
  const status = parameters.get('setup_intent') && parameters.get('redirect_status');
  useEffect(() => {
    if (!status) return;
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ADDED) after.delete(name);
        return after;
      },
      { replace: true },
    );
    setFailed(status === 'failed');
    if (status === 'failed') return;
    // If the server cannot refresh now, the webhook event adds the card a little later.
    void refresh();
    if (status === 'succeeded') toast({ title: t('cards.saved'), tone: 'success' });
  }, [status, setParameters, refresh, t]);
  return failed;
}
