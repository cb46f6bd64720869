import type Stripe from 'stripe';
import { authenticate, eventTypes, failureOf, fromBrowser, hold, sandbox, stripeClient } from '../testing/client';

const stripe = stripeClient();

test('a hold is authorized, captured in part, and the rest released without a refund', async () => {
  const customer = await stripe.customers.create({ email: 'ana@example.test', metadata: { user: '7' } });
  const intent = await hold(stripe, 4000, 'pm_card_visa', {
    customer: customer.id,
    metadata: { share: 's1' },
    expand: ['latest_charge'],
  });
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 4000,
    amount_received: 0,
    metadata: { share: 's1' },
  });
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ captured: false, amount: 4000, status: 'succeeded', customer: customer.id });
  expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + 7 * 86_400);

  const captured = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 2567 });
  expect(captured).toMatchObject({ status: 'succeeded', amount: 4000, amount_capturable: 0, amount_received: 2567 });
  const after = await stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
  expect(after).toMatchObject({
    captured: true,
    amount: 4000,
    amount_captured: 2567,
    amount_refunded: 0,
    refunded: false,
  });
  expect(after.balance_transaction).toMatchObject({ amount: 2567, fee: 104, net: 2463 });
  expect(await eventTypes(intent.id)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.captured',
    'payment_intent.succeeded',
  ]);

  const again = await failureOf(stripe.paymentIntents.capture(intent.id));
  expect(again).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: intent.id, status: 'succeeded' },
  });
});

test('no more than the hold can be captured', async () => {
  const intent = await hold(stripe, 1000);
  expect(await failureOf(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 1001 }))).toMatchObject({
    statusCode: 400,
    code: 'amount_too_large',
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
])('%s is declined as %s', async (token, code, declineCode, message) => {
  const intent = await stripe.paymentIntents.create({ amount: 900, currency: 'usd', capture_method: 'manual' });
  const error = await failureOf(
    stripe.paymentIntents.confirm(intent.id, { payment_method: token, return_url: 'http://example.test' }),
  );
  expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: declineCode, message });
  expect(error.payment_intent).toMatchObject({
    id: intent.id,
    status: 'requires_payment_method',
    payment_method: null,
  });

  const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(after.last_payment_error).toMatchObject({
    type: 'card_error',
    code,
    decline_code: declineCode,
    message,
    payment_method: { type: 'card' },
  });
  expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  expect(await eventTypes(intent.id)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ]);

  const retried = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://example.test',
  });
  expect(retried).toMatchObject({ status: 'requires_capture', last_payment_error: null });
});

test('3-D Secure: the cardholder authenticates and the hold stands', async () => {
  const intent = await hold(stripe, 1800, 'pm_card_authenticationRequired');
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
    amount_capturable: 0,
  });
  expect(await authenticate(intent, 'authenticated')).toBe(
    `http://example.test/back?payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
  );
  const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(after).toMatchObject({ status: 'requires_capture', amount_capturable: 1800, next_action: null });
  expect((after.latest_charge as Stripe.Charge).payment_method_details?.card?.three_d_secure?.result).toBe(
    'authenticated',
  );
  expect(await eventTypes(intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
  ]);
});

test('3-D Secure: a failed authentication asks for another payment method', async () => {
  const intent = await hold(stripe, 1800, 'pm_card_authenticationRequired');
  expect(await authenticate(intent, 'failed')).toContain('redirect_status=failed');
  const after = await stripe.paymentIntents.retrieve(intent.id);
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' },
  });
});

test('off session, a card that must authenticate is declined and keeps the intent for the customer', async () => {
  const customer = await stripe.customers.create();
  const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer.id });
  const error = await failureOf(hold(stripe, 700, method.id, { customer: customer.id, off_session: true }));
  expect(error).toMatchObject({
    statusCode: 402,
    code: 'authentication_required',
    decline_code: 'authentication_required',
  });
  expect(error.payment_intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { payment_method: { id: method.id } },
  });
});

test('a card set up by an authenticated payment can be charged off session later', async () => {
  const customer = await stripe.customers.create();
  const first = await hold(stripe, 700, 'pm_card_authenticationRequiredOnSetup', {
    customer: customer.id,
    setup_future_usage: 'off_session',
  });
  expect(first.status).toBe('requires_action');
  await authenticate(first, 'authenticated');
  const { data } = await stripe.paymentMethods.list({ customer: customer.id });
  expect(data).toHaveLength(1);
  const later = await hold(stripe, 800, data[0]?.id, {
    customer: customer.id,
    off_session: true,
    expand: ['latest_charge'],
  });
  expect(later.status).toBe('requires_capture');
  const charge = later.latest_charge as Stripe.Charge;
  expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + (4 * 24 + 18) * 3600);
});

test('canceling releases a hold, and a succeeded or canceled intent cannot be canceled', async () => {
  const intent = await hold(stripe, 1500);
  const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'requested_by_customer' });
  expect(canceled).toMatchObject({
    status: 'canceled',
    amount_capturable: 0,
    cancellation_reason: 'requested_by_customer',
  });
  expect(canceled.canceled_at).toEqual(expect.any(Number));
  expect((await eventTypes(intent.id)).slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled']);
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toEqual([]);
  expect(await failureOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await failureOf(stripe.paymentIntents.capture(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('automatic capture charges at once', async () => {
  const intent = await hold(stripe, 2500, 'pm_card_mastercard', { capture_method: 'automatic' });
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2500, amount_capturable: 0 });
  expect((await eventTypes(intent.id)).slice(-2)).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
});

test('refunds never exceed what was captured, even when two run at once', async () => {
  const intent = await hold(stripe, 3000);
  expect(await failureOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({ statusCode: 400 });
  await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 2000 });

  const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 500, metadata: { why: 'late' } });
  expect(first).toMatchObject({ amount: 500, status: 'succeeded', metadata: { why: 'late' } });
  const over = await failureOf(stripe.refunds.create({ payment_intent: intent.id, amount: 1501 }));
  expect(over).toMatchObject({
    statusCode: 400,
    message: 'Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)',
  });

  const both = await Promise.allSettled(
    [1, 2].map(() => stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

  await stripe.refunds.create({ payment_intent: intent.id });
  const { data } = await stripe.charges.list({ payment_intent: intent.id, expand: ['data.refunds'] });
  expect(data[0]).toMatchObject({ amount_refunded: 2000, refunded: true });
  expect(data[0]?.refunds?.data.map(({ amount }) => amount)).toEqual([500, 1000, 500]);
  expect(await failureOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('only one of two concurrent captures of a hold succeeds', async () => {
  const intent = await hold(stripe, 3000);
  const both = await Promise.allSettled(
    [1000, 2000].map((cents) => stripe.paymentIntents.capture(intent.id, { amount_to_capture: cents })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a browser may read and confirm an intent with its client secret, and sees nothing of the merchant', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1250,
    currency: 'usd',
    capture_method: 'manual',
    metadata: { secret: 'ours' },
  });
  const path = `/v1/payment_intents/${intent.id}`;
  const secret = intent.client_secret ?? '';
  expect((await fromBrowser('GET', path, {})).body).toMatchObject({
    error: { code: 'parameter_missing', param: 'client_secret' },
  });
  expect((await fromBrowser('GET', path, { client_secret: `${secret}x` })).status).toBe(400);
  const seen = await fromBrowser('GET', path, { client_secret: secret });
  expect(seen.body).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  expect(seen.body).not.toHaveProperty('metadata');
  expect(seen.headers.get('access-control-allow-origin')).toBe('*');

  const card = {
    type: 'card',
    'card[number]': '4242 4242 4242 4242',
    'card[exp_month]': '12',
    'card[exp_year]': '40',
    'card[cvc]': '123',
  };
  const method = await fromBrowser('POST', '/v1/payment_methods', card);
  expect(method.body).toMatchObject({
    object: 'payment_method',
    card: { brand: 'visa', last4: '4242', exp_year: 2040 },
  });
  const confirmed = await fromBrowser('POST', `${path}/confirm`, {
    client_secret: secret,
    payment_method: String(method.body['id']),
    use_stripe_sdk: 'true',
  });
  expect(confirmed.body).toMatchObject({ status: 'requires_capture' });
  expect((await fromBrowser('POST', `${path}/capture`, {})).body).toMatchObject({
    error: { code: 'secret_key_required' },
  });

  const spent = await failureOf(hold(stripe, 500, String(method.body['id'])));
  expect(spent.message).toContain('may not be used again');
});

test.each([
  [{ 'card[number]': '4242424242424241' }, 'incorrect_number'],
  [{ 'card[number]': '4111111111111111' }, 'card_declined'],
  [{ 'card[exp_year]': '2019' }, 'invalid_expiry_year'],
  [{ 'card[exp_month]': '13' }, 'invalid_expiry_month'],
  [{ 'card[cvc]': '12' }, 'invalid_cvc'],
])('card data %p is refused as %s', async (wrong, code) => {
  const card = {
    type: 'card',
    'card[number]': '4242424242424242',
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  };
  const { status, body } = await fromBrowser('POST', '/v1/payment_methods', { ...card, ...wrong } as Record<
    string,
    string
  >);
  expect({ status, body }).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } });
});

test('customers keep payment methods; metadata is merged', async () => {
  const customer = await stripe.customers.create({ name: 'Ana', metadata: { a: '1', b: '2' } });
  const updated = await stripe.customers.update(customer.id, { metadata: { b: '', c: '3' }, name: 'Ana P.' });
  expect(updated).toMatchObject({ name: 'Ana P.', metadata: { a: '1', c: '3' } });
  expect(updated.metadata).not.toHaveProperty('b');
  const method = await stripe.paymentMethods.attach('pm_card_amex', { customer: customer.id });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([method.id]);
  await stripe.paymentMethods.detach(method.id);
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
});

test('lists are paged, newest first', async () => {
  const customer = await stripe.customers.create();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++)
    ids.unshift((await stripe.paymentIntents.create({ amount: 100 + i, currency: 'usd', customer: customer.id })).id);
  const page = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const all: string[] = [];
  for await (const intent of stripe.paymentIntents.list({ customer: customer.id, limit: 2 })) all.push(intent.id);
  expect(all).toEqual(ids);
});

test.each([
  [{ amount: 49, currency: 'usd' }, 'amount_too_small'],
  [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large'],
  [{ currency: 'usd' }, 'parameter_missing'],
  [{ amount: 500, currency: 'usd', color: 'red' }, 'parameter_unknown'],
  [{ amount: 500, currency: 'usd', payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported'],
  [{ amount: 500, currency: 'usd', customer: 'cus_nobody' }, 'resource_missing'],
])('an intent of %j is refused: %s', async (params, code) => {
  const error = await failureOf(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
  expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code });
});

test('unknown keys are refused, and live keys with a clear message', async () => {
  expect(await failureOf(stripeClient('sk_test_other_key_1234').balance.retrieve())).toMatchObject({
    type: 'StripeAuthenticationError',
    message: 'Invalid API Key provided: sk_test_**********1234',
  });
  const live = await failureOf(stripeClient('sk_live_abc').balance.retrieve());
  expect(live).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(live.message).toContain('live key');
  expect((await fromBrowser('GET', '/v1/payment_intents/pi_1', {}, 'pk_live_abc')).status).toBe(401);
  expect((await fetch(`${sandbox.url}/_sandbox/events`)).status).toBe(401);
});
