import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import {
  available,
  control,
  eventTypes,
  failureOf,
  hold,
  payableAccount,
  Receiver,
  sandbox,
  stripeClient,
} from '../testing/client';
import { ownSandbox } from '../testing/own-sandbox';

const HOUR = 3600;
const DAY = 24 * HOUR;

let stripe: Stripe;
let stop: () => Promise<void>;

beforeAll(async () => {
  stop = await ownSandbox();
  stripe = stripeClient();
}, 30_000);

afterAll(() => stop());

const advance = (seconds: number) =>
  control<{ now: number; ahead_seconds: number }>('POST', '/clock', { advance_seconds: seconds });

test('a hold expires at its own time: 7 days with the customer present, 4 days 18 hours without', async () => {
  const shop = new Receiver();
  const endpoint = await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['payment_intent.canceled'],
  });
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [saved] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  const on = await hold(stripe, 900);
  const off = await hold(stripe, 900, saved?.id, {
    customer: customer.id,
    off_session: true,
    expand: ['latest_charge'],
  });
  const before = (off.latest_charge as Stripe.Charge).payment_method_details?.card?.capture_before ?? 0;

  await advance(4 * DAY + 17 * HOUR);
  expect((await stripe.paymentIntents.retrieve(off.id)).status).toBe('requires_capture');
  await advance(2 * HOUR);
  const lapsed = await stripe.paymentIntents.retrieve(off.id);
  expect(lapsed).toMatchObject({ status: 'canceled', cancellation_reason: 'expired', amount_capturable: 0 });
  // The event has the time at which the hold expired, not the time of the request.
  expect((lapsed.canceled_at ?? 0) - before).toBeLessThan(60);
  expect((await eventTypes(off.id)).slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled']);
  expect(await failureOf(stripe.paymentIntents.capture(off.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });

  const { event, body, signature } = await shop.next(
    (message) => (message.event.data.object as Stripe.PaymentIntent).id === off.id,
  );
  expect(event.created).toBeGreaterThan(Date.now() / 1000 + 4 * DAY);
  stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '');

  expect((await stripe.paymentIntents.retrieve(on.id)).status).toBe('requires_capture');
  await advance(3 * DAY);
  expect((await stripe.paymentIntents.retrieve(on.id)).status).toBe('canceled');
  await stripe.webhookEndpoints.del(endpoint.id);
  await shop.close();
});

test('charged money is available after two days, and a standard payout arrives on its date', async () => {
  const account = await payableAccount(stripe, 2000);
  const inAccount = { stripeAccount: account.id };
  const spendable = await available(stripe);
  await hold(stripe, 1000, 'pm_card_visa', { capture_method: 'automatic' });
  expect(await available(stripe)).toBe(spendable);
  const payout = await stripe.payouts.create({ amount: 2000, currency: 'usd' }, inAccount);
  await advance(payout.arrival_date - payout.created - HOUR);
  expect((await stripe.payouts.retrieve(payout.id, {}, inAccount)).status).toBe('pending');
  await advance(2 * HOUR);
  expect((await stripe.payouts.retrieve(payout.id, {}, inAccount)).status).toBe('paid');
  await advance(DAY);
  expect(await available(stripe)).toBe(spendable + 1000 - 59);
});

test('a top-up is available once its bank has sent it, and pays for transfers and instant payouts; a failed one adds nothing', async () => {
  const shop = new Receiver();
  const endpoint = await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['topup.created', 'topup.succeeded', 'topup.failed'],
  });
  const account = await payableAccount(stripe);
  const inAccount = { stripeAccount: account.id };
  const before = await available(stripe);
  const topup = await stripe.topups.create({
    amount: 5000,
    currency: 'usd',
    description: 'Payouts of the week',
    statement_descriptor: 'Payouts',
    metadata: { week: '48' },
  });
  expect(topup).toMatchObject({
    status: 'pending',
    balance_transaction: null,
    initiated_by: 'user',
    metadata: { week: '48' },
  });
  const failing = await stripe.topups.create({
    amount: 700,
    currency: 'usd',
    source: 'btok_us_verified_insufficientFunds',
  });
  const given = await stripe.topups.create({ amount: 900, currency: 'usd' });
  expect(await stripe.topups.cancel(given.id)).toMatchObject({ status: 'canceled' });
  const transfer = () => stripe.transfers.create({ amount: before + 5000, currency: 'usd', destination: account.id });
  expect(await failureOf(transfer())).toMatchObject({ code: 'balance_insufficient' });

  await advance((topup.expected_availability_date ?? 0) - topup.created - HOUR);
  expect((await stripe.topups.retrieve(topup.id)).status).toBe('pending');
  await advance(2 * HOUR);
  const arrived = await stripe.topups.retrieve(topup.id, { expand: ['balance_transaction'] });
  expect(arrived).toMatchObject({
    status: 'succeeded',
    balance_transaction: { type: 'topup', amount: 5000, net: 5000, fee: 0, status: 'available', source: topup.id },
  });
  expect(await stripe.topups.retrieve(failing.id)).toMatchObject({
    status: 'failed',
    failure_code: 'insufficient_funds',
    balance_transaction: null,
  });
  expect((await stripe.topups.list({ status: 'canceled' })).data.map(({ id }) => id)).toEqual([given.id]);
  expect(await failureOf(stripe.topups.cancel(topup.id))).toMatchObject({ statusCode: 400 });
  await transfer();
  expect(await stripe.payouts.create({ amount: 5000, currency: 'usd', method: 'instant' }, inAccount)).toMatchObject({
    status: 'pending',
  });
  for (const type of ['topup.created', 'topup.succeeded', 'topup.failed'])
    await shop.next(({ event }) => event.type === type);
  await stripe.webhookEndpoints.del(endpoint.id);
  await shop.close();
});

test('time moves only forward, and can be read', async () => {
  const { now, ahead_seconds: ahead } = await advance(10);
  expect(Math.abs(now - Date.now() / 1000 - ahead)).toBeLessThan(5);
  const answer = await control('POST', '/clock', { advance_to: now - DAY }).catch((error: unknown) => String(error));
  expect(answer).toContain('forward only');
  const later = await control<{ now: number }>('POST', '/clock', { advance_to: now + DAY });
  expect(later.now - now).toBeGreaterThanOrEqual(DAY);
  expect((await stripe.customers.create()).created).toBeGreaterThanOrEqual(later.now);
});

test('an idempotency key expires after a day', async () => {
  const idempotencyKey = randomUUID();
  const first = await stripe.customers.create({}, { idempotencyKey });
  await advance(23 * HOUR);
  expect((await stripe.customers.create({}, { idempotencyKey })).id).toBe(first.id);
  await advance(2 * HOUR);
  expect((await stripe.customers.create({}, { idempotencyKey })).id).not.toBe(first.id);
});

test('reset sets the clock back', async () => {
  await control('POST', '/reset');
  expect(await control('GET', '/clock')).toMatchObject({ ahead_seconds: 0 });
  expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
});
