import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { control, failureOf, hold, sandbox, stripeClient } from '../testing/client';

const stripe = stripeClient();
const database = new pg.Client({ connectionString: sandbox.database });
const observer = new pg.Client({ connectionString: sandbox.database });

beforeAll(() => Promise.all([database.connect(), observer.connect()]));
afterAll(() => Promise.all([database.end(), observer.end()]));

test('the same key returns the same answer and does nothing twice', async () => {
  const idempotencyKey = randomUUID();
  const create = () => stripe.customers.create({ email: 'twice@example.test' }, { idempotencyKey });
  const [first, second] = [await create(), await create()];
  expect(second).toEqual(first);
  expect(first.lastResponse.idempotencyKey).toBe(idempotencyKey);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
});

test('a decline is replayed too, so a new attempt needs a new key', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 800, currency: 'usd' });
  const idempotencyKey = randomUUID();
  const params = { payment_method: 'pm_card_visa_chargeDeclined', return_url: 'http://example.test' };
  const first = await failureOf(stripe.paymentIntents.confirm(intent.id, params, { idempotencyKey }));
  const second = await failureOf(stripe.paymentIntents.confirm(intent.id, params, { idempotencyKey }));
  expect(second.charge).toBe(first.charge);
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  await failureOf(stripe.paymentIntents.confirm(intent.id, params, { idempotencyKey: randomUUID() }));
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(2);
});

test('a key with other parameters or another path is an idempotency error', async () => {
  const idempotencyKey = randomUUID();
  await stripe.customers.create({ name: 'A' }, { idempotencyKey });
  const other = await failureOf(stripe.customers.create({ name: 'B' }, { idempotencyKey }));
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const path = await failureOf(stripe.paymentIntents.create({ amount: 500, currency: 'usd' }, { idempotencyKey }));
  expect(path).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('a key whose request failed validation can be used for the corrected request', async () => {
  const idempotencyKey = randomUUID();
  await failureOf(stripe.paymentIntents.create({ amount: 10, currency: 'usd' }, { idempotencyKey }));
  const intent = await stripe.paymentIntents.create({ amount: 1000, currency: 'usd' }, { idempotencyKey });
  expect(intent.amount).toBe(1000);
});

test('a key is in use while its request runs', async () => {
  const intent = await hold(stripe, 1000);
  await database.query('BEGIN');
  await database.query('SELECT 1 FROM objects WHERE id = $1 FOR UPDATE', [intent.id]);
  const idempotencyKey = randomUUID();
  const capture = () => stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey });
  const first = capture();
  // The first request is running once a connection waits for the row that this spec locks.
  const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`;
  while ((await observer.query(waits)).rowCount === 0);
  expect(await failureOf(capture())).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  await database.query('COMMIT');
  expect((await first).status).toBe('succeeded');
  expect((await capture()).id).toBe(intent.id);
});

test('ten concurrent requests with one key create one intent', async () => {
  const idempotencyKey = randomUUID();
  const customer = await stripe.customers.create();
  const calls = Array.from({ length: 10 }, () =>
    stripe.paymentIntents.create({ amount: 900, currency: 'usd', customer: customer.id }, { idempotencyKey }),
  );
  const results = await Promise.allSettled(calls);
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'idempotency_key_in_use' });
  expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(1);
});

test('a lost answer is returned again with the same key', async () => {
  const intent = await hold(stripe, 1600);
  const path = `/v1/payment_intents/${intent.id}/capture`;
  await control('POST', '/fail-next', { path, when: 'after', status: 500 });
  await control('POST', '/fail-next', { path, when: 'before', status: 503 });
  const idempotencyKey = randomUUID();
  const capture = () => stripe.paymentIntents.capture(intent.id, { amount_to_capture: 1100 }, { idempotencyKey });
  expect(await failureOf(capture())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect(await failureOf(capture())).toMatchObject({ type: 'StripeAPIError', statusCode: 503 });
  const answer = await capture();
  expect(answer).toMatchObject({ status: 'succeeded', amount_received: 1100 });
  expect(answer.lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('the SDK repeats a broken connection with its own key and captures once', async () => {
  const intent = await hold(stripe, 1600);
  await control('POST', '/fail-next', {
    path: `/v1/payment_intents/${intent.id}/capture`,
    when: 'after',
    disconnect: true,
  });
  expect((await stripe.paymentIntents.capture(intent.id)).status).toBe('succeeded');
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});
