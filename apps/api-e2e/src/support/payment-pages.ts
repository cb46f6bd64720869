import { TEST_KEYS } from '../../../../tools/up/src/testing/card-sandbox';

interface Confirmed {
  next_action: { cashapp_handle_redirect_or_display_qr_code: { mobile_auth_url: string } };
}

/** Confirms an intent with a payment app, as the payment form does. @returns the provider's page where the person approves */
export async function leaveToPay(sandbox: string, clientSecret: string): Promise<string> {
  const [id = ''] = clientSecret.split('_secret');
  const answer = await fetch(`${sandbox}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_KEYS.STRIPE_PUBLISHABLE_KEY}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'cashapp',
      return_url: 'http://localhost/payment-success',
    }),
  });
  if (!answer.ok) throw new Error(`confirm: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as Confirmed).next_action.cashapp_handle_redirect_or_display_qr_code.mobile_auth_url;
}

/** Answers on that page. @returns the address to which the person is sent back */
export async function authorizeAt(page: string, outcome: 'authenticated' | 'failed'): Promise<string> {
  const url = new URL(page);
  const body = new URLSearchParams({ attempt: url.searchParams.get('attempt') ?? '', outcome });
  const answer = await fetch(`${url.origin}${url.pathname}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${page}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { redirect: string }).redirect;
}
