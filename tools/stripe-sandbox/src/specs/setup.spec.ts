import type Stripe from 'stripe';
import { authenticate, eventTypes, failureOf, fromBrowser, hold, stripeClient } from '../testing/client';

const stripe = stripeClient();
const BACK = 'http://example.test/back';

function setUp(customer: string, method: string, more: Partial<Stripe.SetupIntentCreateParams> = {}) {
  return stripe.setupIntents.create({ customer, payment_method: method, confirm: true, return_url: BACK, ...more });
}

test('a card is set up, belongs to the customer, and pays off session', async () => {
  const customer = await stripe.customers.create();
  const created = await stripe.setupIntents.create({ customer: customer.id, metadata: { user: '7' } });
  expect(created).toMatchObject({ status: 'requires_payment_method', usage: 'off_session', metadata: { user: '7' } });
  const done = await stripe.setupIntents.confirm(created.id, { payment_method: 'pm_card_visa', return_url: BACK });
  expect(done).toMatchObject({
    status: 'succeeded',
    payment_method: expect.stringMatching(/^pm_/),
    next_action: null,
    last_setup_error: null,
  });
  expect(await eventTypes(created.id)).toEqual(['setup_intent.created', 'setup_intent.succeeded']);
  expect(await eventTypes(String(done.payment_method))).toEqual(['payment_method.attached']);
  expect((await stripe.customers.listPaymentMethods(customer.id)).data.map(({ id }) => id)).toEqual([
    done.payment_method,
  ]);

  const paid = await hold(stripe, 1200, String(done.payment_method), {
    customer: customer.id,
    off_session: true,
    expand: ['latest_charge'],
  });
  expect(paid.status).toBe('requires_capture');
  const charge = paid.latest_charge as Stripe.Charge;
  expect(charge.payment_method_details?.card?.capture_before).toBe(charge.created + (4 * 24 + 18) * 3600);

  const found = await stripe.setupIntents.list({ customer: customer.id });
  expect(found.data.map(({ id }) => id)).toEqual([created.id]);
  const again = await failureOf(stripe.setupIntents.confirm(created.id, { payment_method: 'pm_card_visa' }));
  expect(again).toMatchObject({ statusCode: 400, code: 'setup_intent_unexpected_state' });
});

test('a card that was set up with 3-D Secure pays without the customer afterwards', async () => {
  const customer = await stripe.customers.create();
  const method = (
    await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', { customer: customer.id })
  ).id;
  const before = await failureOf(hold(stripe, 900, method, { customer: customer.id, off_session: true }));
  expect(before).toMatchObject({
    statusCode: 402,
    code: 'authentication_required',
    payment_intent: { status: 'requires_payment_method' },
  });

  const intent = await setUp(customer.id, method);
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  expect(await authenticate(intent, 'authenticated')).toBe(
    `${BACK}?setup_intent=${intent.id}&setup_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
  );
  const after = await stripe.setupIntents.retrieve(intent.id, { expand: ['latest_attempt'] });
  expect(after).toMatchObject({
    status: 'succeeded',
    latest_attempt: { object: 'setup_attempt', status: 'succeeded' },
  });
  expect(await eventTypes(intent.id)).toEqual([
    'setup_intent.created',
    'setup_intent.requires_action',
    'setup_intent.succeeded',
  ]);
  expect((await hold(stripe, 900, method, { customer: customer.id, off_session: true })).status).toBe(
    'requires_capture',
  );
});

test('a failed authentication saves nothing and asks for another card', async () => {
  const customer = await stripe.customers.create();
  const intent = await setUp(customer.id, 'pm_card_authenticationRequired');
  expect(await authenticate(intent, 'failed')).toContain('redirect_status=failed');
  const after = await stripe.setupIntents.retrieve(intent.id);
  expect(after).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  expect((await eventTypes(intent.id)).at(-1)).toBe('setup_intent.setup_failed');
  expect(
    (await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: BACK })).status,
  ).toBe('succeeded');
});

test('a card that is already set up needs no authentication, at setup or off session', async () => {
  const customer = await stripe.customers.create();
  const intent = await setUp(customer.id, 'pm_card_authenticationRequiredSetupForOffSession');
  expect(intent.status).toBe('succeeded');
  const paid = await hold(stripe, 900, String(intent.payment_method), { customer: customer.id, off_session: true });
  expect(paid.status).toBe('requires_capture');
  const onSession = await hold(stripe, 900, String(intent.payment_method), { customer: customer.id });
  expect(onSession.status).toBe('requires_action');
});

test('a card that is declined cannot be saved, but one that fails later can', async () => {
  const customer = await stripe.customers.create();
  const error = await failureOf(setUp(customer.id, 'pm_card_visa_chargeDeclinedInsufficientFunds'));
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  expect(error.setup_intent).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'card_declined' },
  });
  const attaching = stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer: customer.id });
  expect(await failureOf(attaching)).toMatchObject({ statusCode: 402, code: 'card_declined' });

  const saved = await setUp(customer.id, 'pm_card_chargeCustomerFail');
  expect(saved.status).toBe('succeeded');
  const charged = await failureOf(
    hold(stripe, 900, String(saved.payment_method), { customer: customer.id, off_session: true }),
  );
  expect(charged).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test('a setup intent can be canceled while it is open', async () => {
  const intent = await stripe.setupIntents.create({});
  expect(await stripe.setupIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  });
  expect((await eventTypes(intent.id)).at(-1)).toBe('setup_intent.canceled');
  expect(await failureOf(stripe.setupIntents.cancel(intent.id))).toMatchObject({
    statusCode: 400,
    code: 'setup_intent_unexpected_state',
  });
});

test('a browser reads and confirms only with the client secret', async () => {
  const intent = await stripe.setupIntents.create({ metadata: { secret: 'ours' } });
  const path = `/v1/setup_intents/${intent.id}`;
  expect((await fromBrowser('GET', path, { client_secret: 'wrong' })).body).toMatchObject({
    error: { code: 'setup_intent_invalid_parameter' },
  });
  const seen = await fromBrowser('GET', path, { client_secret: intent.client_secret ?? '' });
  expect(seen.body).not.toHaveProperty('metadata');
  const confirmed = await fromBrowser('POST', `${path}/confirm`, {
    client_secret: intent.client_secret ?? '',
    payment_method: 'pm_card_visa',
  });
  expect(confirmed.body).toMatchObject({ status: 'succeeded' });
});

test('the default payment method of a customer is cleared when it is detached', async () => {
  const customer = await stripe.customers.create();
  const { payment_method: method } = await setUp(customer.id, 'pm_card_mastercard');
  const id = String(method);
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  const expanded = await stripe.customers.retrieve(customer.id, {
    expand: ['invoice_settings.default_payment_method'],
  });
  expect(expanded).toMatchObject({
    invoice_settings: { default_payment_method: { id, card: { brand: 'mastercard' } } },
  });
  await stripe.paymentMethods.detach(id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
  expect((await failureOf(hold(stripe, 900, id, { customer: customer.id, off_session: true }))).message).toContain(
    'may not be used again',
  );
});
