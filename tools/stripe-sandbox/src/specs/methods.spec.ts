import type Stripe from 'stripe';
import { authenticate, failureOf, fromBrowser, hold, stripeClient } from '../testing/client';

const stripe = stripeClient();
const data = (type: 'cashapp' | 'link' | 'paypal') =>
  ({ payment_method: undefined, payment_method_data: { type } }) as Partial<Stripe.PaymentIntentCreateParams>;

test('enabled methods can be chosen; redirects can be disabled, and types listed', async () => {
  const amount = { amount: 900, currency: 'usd' };
  expect((await stripe.paymentIntents.create(amount)).payment_method_types).toEqual(['card', 'link', 'cashapp']);
  const still = await stripe.paymentIntents.create({
    ...amount,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  expect(still.payment_method_types).toEqual(['card', 'link']);
  expect(
    await failureOf(stripe.paymentIntents.confirm(still.id, { payment_method_data: { type: 'cashapp' } })),
  ).toMatchObject({ statusCode: 400, param: 'payment_method' });
  expect(
    (await stripe.paymentIntents.create({ ...amount, allowed_payment_method_types: ['card', 'paypal'] }))
      .payment_method_types,
  ).toEqual(['card', 'paypal']);
  const klarna = await failureOf(stripe.paymentIntents.create({ ...amount, allowed_payment_method_types: ['klarna'] }));
  expect(klarna).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' });
});

test('PayPal sends people to a page; what they approve is authorized, and captured later', async () => {
  const intent = await hold(stripe, 1800, undefined, { ...data('paypal'), allowed_payment_method_types: ['paypal'] });
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  const page = await (await fetch(intent.next_action?.redirect_to_url?.url ?? '')).text();
  expect(page).toContain('Pay with PayPal?');
  expect(page).toContain('$18.00');
  expect(await authenticate(intent, 'authenticated')).toContain('redirect_status=succeeded');
  const held = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 1500, expand: ['latest_charge'] });
  expect(held).toMatchObject({
    status: 'succeeded',
    amount_received: 1500,
    latest_charge: { payment_method_details: { type: 'paypal' } },
  });
});

test('Cash App Pay shows a code to scan and an address to go to', async () => {
  const intent = await hold(stripe, 1800, undefined, data('cashapp'));
  const action = intent.next_action?.cashapp_handle_redirect_or_display_qr_code;
  expect(action?.mobile_auth_url).toContain(`/authorize/${intent.id}`);
  expect((await fetch(action?.qr_code.image_url_svg ?? '')).headers.get('content-type')).toBe('image/svg+xml');
});

test('Link pays without leaving the page', async () => {
  const intent = await hold(stripe, 1800, undefined, { ...data('link'), expand: ['payment_method'] });
  expect(intent).toMatchObject({
    status: 'requires_capture',
    payment_method: { type: 'link', link: { email: 'test@example.com' } },
  });
});

test('a customer session shows only reusable methods, and only with its secret', async () => {
  const customer = await stripe.customers.create();
  const shown = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.paymentMethods.update(shown.id, { allow_redisplay: 'always' });
  await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
  const session = await stripe.customerSessions.create({
    customer: customer.id,
    components: { payment_element: { enabled: true, features: { payment_method_redisplay: 'enabled' } } },
  });
  expect(session).toMatchObject({
    object: 'customer_session',
    customer: customer.id,
    expires_at: session.created + 1800,
  });
  const read = (secret: string) =>
    fromBrowser('GET', '/v1/elements/sessions', { customer_session_client_secret: secret });
  const reusable = (await read(session.client_secret)).body as unknown as { payment_methods: Stripe.PaymentMethod[] };
  expect(reusable.payment_methods.map(({ id }) => id)).toEqual([shown.id]);
  expect((await read('cuss_secret_other')).body).toMatchObject({ error: { code: 'customer_session_expired' } });
});
