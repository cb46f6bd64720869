import pg from 'pg';
import type Stripe from 'stripe';
import { control, failureOf, hold, Receiver, sandbox, stripeClient } from '../testing/client';

const stripe = stripeClient();
const receiver = new Receiver();
let endpoint: Stripe.WebhookEndpoint;

beforeAll(async () => {
  endpoint = await stripe.webhookEndpoints.create({
    url: await receiver.listen(),
    enabled_events: ['customer.created', 'customer.updated'],
  });
});

afterAll(async () => {
  await control('POST', '/webhooks', { mode: 'deliver' });
  await stripe.webhookEndpoints.del(endpoint.id);
  await receiver.close();
});

const about = (customer: string) => (message: { event: Stripe.Event }) =>
  (message.event.data.object as Stripe.Customer).id === customer;

test('an event arrives signed, and only subscribed types are sent', async () => {
  const customer = await stripe.customers.create({ name: 'Signed' });
  await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const { body, signature } = await receiver.next(about(customer.id));
  const event = stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '');
  expect(event).toMatchObject({
    type: 'customer.created',
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { name: 'Signed' } },
  });
  expect(() =>
    stripe.webhooks.constructEvent(body.replace('Signed', 'Forged'), signature, endpoint.secret ?? ''),
  ).toThrow(/signature/i);
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type });
  expect(receiver.received.every((message) => message.event.type.startsWith('customer.'))).toBe(true);
});

test('an event answered with 500 is sent again with a new signature', async () => {
  receiver.answers.push(500);
  const customer = await stripe.customers.create({ name: 'Retried' });
  const first = await receiver.next(about(customer.id));
  const second = await receiver.next((message) => about(customer.id)(message) && message !== first);
  expect(second.event.id).toBe(first.event.id);
  expect(second.signature).not.toBe(first.signature);
  stripe.webhooks.constructEvent(second.body, second.signature, endpoint.secret ?? '');
});

test('the control API drops, duplicates and resends events', async () => {
  await control('POST', '/webhooks', { mode: 'drop' });
  const dropped = await stripe.customers.create({ name: 'Dropped' });
  await control('POST', '/webhooks', { mode: 'duplicate' });
  const doubled = await stripe.customers.create({ name: 'Doubled' });
  await control('POST', '/webhooks', { mode: 'deliver' });
  const first = await receiver.next(about(doubled.id));
  const copy = await receiver.next((message) => about(doubled.id)(message) && message !== first);
  expect(copy.event.id).toBe(first.event.id);
  expect(receiver.received.some(about(dropped.id))).toBe(false);

  const { data } = await control<{ data: Stripe.Event[] }>('GET', '/events?type=customer.created');
  const event = data.find((each) => (each.data.object as Stripe.Customer).id === dropped.id);
  await control('POST', '/resend', { event: event?.id });
  expect((await receiver.next(about(dropped.id))).event.id).toBe(event?.id);
});

test('an event reports when a pending refund has succeeded', async () => {
  const later = new Receiver();
  const events = await stripe.webhookEndpoints.create({
    url: await later.listen(),
    enabled_events: ['refund.updated'],
  });
  const charged = await hold(stripe, 900, 'pm_card_pendingRefund', { capture_method: 'automatic' });
  const refund = await stripe.refunds.create({ payment_intent: charged.id });
  expect(refund.status).toBe('pending');
  const succeeded = ({ event }: { event: Stripe.Event }) =>
    (event.data.object as Stripe.Refund).id === refund.id &&
    (event.data.object as Stripe.Refund).status === 'succeeded';
  await later.next(succeeded);
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
  await stripe.webhookEndpoints.del(events.id);
  await later.close();
});

test('events report a refund that fails later, and a dispute', async () => {
  const later = new Receiver();
  const events = await stripe.webhookEndpoints.create({
    url: await later.listen(),
    enabled_events: ['refund.failed', 'charge.dispute.created'],
  });
  const refunded = await hold(stripe, 900, 'pm_card_refundFail', { capture_method: 'automatic' });
  const disputed = await hold(stripe, 900, 'pm_card_createDispute', { capture_method: 'automatic' });
  const refund = await stripe.refunds.create({ payment_intent: refunded.id });
  expect(refund.status).toBe('succeeded');
  const aboutIntent = (id: string) => (message: { event: Stripe.Event }) =>
    (message.event.data.object as Stripe.Refund).payment_intent === id;
  const failed = await later.next(aboutIntent(refunded.id));
  expect(failed.event).toMatchObject({ type: 'refund.failed', data: { object: { id: refund.id, status: 'failed' } } });
  expect((await stripe.charges.list({ payment_intent: refunded.id })).data[0]).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  expect((await later.next(aboutIntent(disputed.id))).event.type).toBe('charge.dispute.created');
  await stripe.webhookEndpoints.del(events.id);
  await later.close();
});

test('a hold that expires is released and reported as expired', async () => {
  const shop = new Receiver();
  const events = await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['payment_intent.canceled'],
  });
  const [expiring, captured] = [await hold(stripe, 900), await hold(stripe, 900)];
  await stripe.paymentIntents.capture(captured.id);
  const database = new pg.Client({ connectionString: sandbox.database });
  await database.connect();
  await database.query(`UPDATE jobs SET run_at = now() WHERE name = 'expire_hold' AND subject = ANY($1)`, [
    [captured.id, expiring.id],
  ]);
  await database.end();
  await stripe.customers.create();
  const { event } = await shop.next(
    (message) => (message.event.data.object as Stripe.PaymentIntent).id === expiring.id,
  );
  expect(event.data.object).toMatchObject({ status: 'canceled', cancellation_reason: 'expired', amount_capturable: 0 });
  expect((await stripe.paymentIntents.retrieve(captured.id)).status).toBe('succeeded');
  await stripe.webhookEndpoints.del(events.id);
  await shop.close();
});

test('an endpoint needs a URL', async () => {
  const error = await failureOf(stripe.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] }));
  expect(error).toMatchObject({ code: 'url_invalid', statusCode: 400 });
});

test('the health check needs no key', async () => {
  expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
});
