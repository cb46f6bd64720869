import type Stripe from 'stripe';
import { control, failureOf, hold, Receiver, stripeClient } from '../testing/client';
import { ownSandbox } from '../testing/own-sandbox';

let stripe: Stripe;
let stop: () => Promise<void>;
let shop: Receiver;

beforeAll(async () => {
  stop = await ownSandbox();
  stripe = stripeClient();
  shop = new Receiver();
  await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['customer.created', 'customer.deleted'],
  });
}, 30_000);

beforeEach(() => control('POST', '/calm'));

afterAll(async () => {
  await stop();
  await shop.close();
});

const about = (customer: string) => (message: { event: Stripe.Event }) =>
  (message.event.data.object as Stripe.Customer).id === customer;
const received = (ids: string[]) =>
  shop.received.map(({ event }) => (event.data.object as Stripe.Customer).id).filter((id) => ids.includes(id));

async function customers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await stripe.customers.create()).id);
  return ids;
}

test('the next three events are delivered in reverse, and later ones in order again', async () => {
  await control('POST', '/webhooks', { mode: 'reorder', next: 3, delay_ms: 60_000 });
  const ids = await customers(3);
  expect(await control('GET', '/webhooks')).toMatchObject({ mode: 'deliver' });
  await shop.next(about(ids[0] ?? ''));
  expect(received(ids)).toEqual([...ids].reverse());
  const [after = ''] = await customers(1);
  await shop.next(about(after));
});

test('events held for reordering are sent when the mode changes', async () => {
  await control('POST', '/webhooks', { mode: 'reorder', window: 5, delay_ms: 60_000 });
  const ids = await customers(2);
  const { data } = await control<{ data: { state: string }[] }>('GET', '/deliveries');
  expect(data.slice(0, 2)).toMatchObject([{ state: 'pending' }, { state: 'pending' }]);
  await control('POST', '/webhooks', { mode: 'deliver' });
  await shop.next(about(ids[0] ?? ''));
  expect(received(ids)).toEqual([...ids].reverse());
});

test('dropping can be limited to one event of one type', async () => {
  await control('POST', '/webhooks', { mode: 'drop', next: 1, types: ['customer.deleted'] });
  const [first = '', second = ''] = await customers(2);
  await stripe.customers.del(first);
  await stripe.customers.del(second);
  await shop.next((message) => message.event.type === 'customer.deleted' && about(second)(message));
  const seen = shop.received.filter(about(first)).map(({ event }) => event.type);
  expect(seen).toEqual(['customer.created']);
});

test('a call that hangs is executed even if its caller gave up, and its key returns the answer', async () => {
  const intent = await hold(stripe, 900);
  const path = `/v1/payment_intents/${intent.id}/capture`;
  await control('POST', '/fail-next', { path, when: 'after', hang_ms: 60_000 });
  const call = { idempotencyKey: 'hanging', timeout: 300 };
  expect(await failureOf(stripe.paymentIntents.capture(intent.id, {}, call))).toMatchObject({
    type: 'StripeConnectionError',
  });
  expect((await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'hanging' })).status).toBe('succeeded');

  await control('POST', '/fail-next', { method: 'GET', path: '/v1/balance', hang_ms: 50 });
  expect((await stripe.balance.retrieve()).object).toBe('balance');
  await control('POST', '/fail-next', { path: '/v1/balance', hang_ms: 50, status: 503 });
  expect(await failureOf(stripe.balance.retrieve())).toMatchObject({ statusCode: 503 });
});

test('planned failures are dropped on request', async () => {
  await control('POST', '/fail-next', { path: '/v1/customers', times: 5 });
  await control('POST', '/calm');
  expect((await stripe.customers.create()).object).toBe('customer');
});

test.each([
  ['/webhooks', { mode: 'shuffle' }, 'mode must be one of'],
  ['/webhooks', { mode: 'drop', next: 0 }, 'next must be'],
  ['/webhooks', { mode: 'drop', types: 'all' }, 'types must be'],
  ['/fail-next', { status: 200 }, 'status must be'],
  ['/fail-next', { hang_ms: -1 }, 'hang_ms must be'],
  ['/clock', {}, 'advance_seconds must be'],
])('%s refuses %j', async (path, body, text) => {
  expect(await control('POST', path, body).catch((error: unknown) => String(error))).toContain(text);
});
