import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { isUnreachable } from '@groupride/web-api-client';
import { useClientConfig } from '../session';
import { loadPayments } from './load-payments';

export interface Provided<T> {
  stripe: Stripe;
  begun: T;
}

/**
 * Loads the card provider's script while the server starts the payment there.
 * @param begin calls the server; must keep its identity while the request stays the same
 */
export function useProvider<T>(begin: () => Promise<T>) {
  const config = useClientConfig();
  const [round, setRound] = useState(0);
  const [ready, setReady] = useState<Provided<T> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const key = config?.paymentPublishableKey;
  const script = config?.paymentScriptUrl ?? null;

  useEffect(() => {
    if (!key) return;
    let current = true;
    Promise.all([loadPayments(key, script), begin()]).then(
      ([stripe, begun]) => current && setReady({ stripe, begun }),
      (reason: unknown) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [key, script, begin, round]);

  const retry = useCallback(() => {
    setError(null);
    setReady(null);
    setRound((n) => n + 1);
  }, []);
  useEffect(() => {
    // An `Error` means that a script failed to load.
    if (!isUnreachable(error) && !(error instanceof Error)) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
  return { ready, error, retry };
}
