import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import type { PaymentIntentView } from '@groupride/web-api-client';
import { useClientConfig } from '../../../shared/session';
import { useCreatePaymentIntentMutation } from '../api';
import { loadPayments } from '../load-payments';

export interface ReadyPayment {
  stripe: Stripe;
  intent: PaymentIntentView;
}

/** The card provider and what is to be paid for a ride; the amount is what the server says is owed. */
export function usePayments(rideId: number) {
  const config = useClientConfig();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [round, setRound] = useState(0);
  const [ready, setReady] = useState<ReadyPayment | null>(null);
  const [error, setError] = useState<unknown>(null);
  const key = config?.paymentPublishableKey;
  const script = config?.paymentScriptUrl ?? null;

  useEffect(() => {
    if (!key) return;
    let current = true;
    Promise.all([loadPayments(key, script), createIntent({ paymentIntentRequest: { rideId } }).unwrap()]).then(
      ([stripe, intent]) => current && setReady({ stripe, intent }),
      (reason: unknown) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [key, script, rideId, createIntent, round]);

  const retry = useCallback(() => {
    setError(null);
    setReady(null);
    setRound((n) => n + 1);
  }, []);
  return { ready, error, retry };
}
