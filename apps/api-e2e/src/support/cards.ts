import type { Api } from './api';
import { expectStatus, type Person } from './people';

interface SandboxAnswer {
  status?: string;
  error?: { code: string; decline_code?: string };
}

/** Acts as the browser's payment form: confirms the intent with the publishable key and its client secret. */
export async function confirmIntent(api: Api, clientSecret: string, paymentMethod: string): Promise<SandboxAnswer> {
  const { paymentPublishableKey } = (await (await fetch(`${api.url}/api/config`)).json()) as {
    paymentPublishableKey: string;
  };
  const intentId = clientSecret.split('_secret_')[0]!;
  const answer = await fetch(`${api.sandbox}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paymentPublishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: paymentMethod,
      return_url: 'http://localhost/back',
    }),
  });
  return (await answer.json()) as SandboxAnswer;
}

/** Requests the intent of what this person owes for the ride and confirms it with a card. */
export async function pay(api: Api, who: Person, rideId: number, paymentMethod = 'pm_card_visa') {
  const { body } = await expectStatus(who.client.post('/api/create-payment-intent', { rideId }), 200);
  const confirmed = await confirmIntent(api, body.clientSecret, paymentMethod);
  const { body: payment } = await expectStatus(who.client.post(`/api/payments/${body.paymentId}/refresh`), 200);
  return { intent: body, confirmed, payment };
}
