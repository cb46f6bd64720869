import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { available, control, eventTypes, failureOf, hold, payableAccount, Receiver, sandbox, stripeClient } from '../testing/client';
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

const advance = (seconds: number) => control<{ now: number; ahead_seconds: number }>('POST', '/clock', { advance_seconds: seconds });

test('a hold lapses at its own time, 7 days with the customer and 4 days 18 hours without', async () => {
  const shop = new Receiver();
  const endpoint = await stripe.webhookEndpoints.create({ url: await shop.listen(), enabled_events: ['payment_intent.canceled'] });
  const customer = await stripe.customers.create({ payment_method: 'pm_card_visa' });
  const [saved] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  const on = await hold(stripe, 900);
  const off = await hold(stripe, 900, saved?.id, { customer: customer.id, off_session: true, expand: ['latest_charge'] });
  const before = (off.latest_charge as Stripe.Charge).payment_method_details?.card?.capture_before ?? 0;

  await advance(4 * DAY + 17 * HOUR);
  expect((await stripe.paymentIntents.retrieve(off.id)).status).toBe('requires_capture');
  await advance(2 * HOUR);
  const lapsed = await stripe.paymentIntents.retrieve(off.id);
  expect(lapsed).toMatchObject({ status: 'canceled', cancellation_reason: 'expired', amount_capturable: 0 });
  // It happened when the hold ran out, not when somebody looked.
  expect((lapsed.canceled_at ?? 0) - before).toBeLessThan(60);
  expect((await eventTypes(off.id)).slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled']);
  expect(await failureOf(stripe.paymentIntents.capture(off.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });

  const { event, body, signature } = await shop.next((message) => (message.event.data.object as Stripe.PaymentIntent).id === off.id);
  expect(event.created).toBeGreaterThan(Date.now() / 1000 + 4 * DAY);
  stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '');

  expect((await stripe.paymentIntents.retrieve(on.id)).status).toBe('requires_capture');
  await advance(3 * DAY);
  expect((await stripe.paymentIntents.retrieve(on.id)).status).toBe('canceled');
  await stripe.webhookEndpoints.del(endpoint.id);
  await shop.close();
});

test('charged money can be spent after two days, and a standard payout arrives on its date', async () => {
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

test('time goes forward only, and is told', async () => {
  const { now, ahead_seconds: ahead } = await advance(10);
  expect(Math.abs(now - Date.now() / 1000 - ahead)).toBeLessThan(5);
  const answer = await control('POST', '/clock', { advance_to: now - DAY }).catch((error: unknown) => String(error));
  expect(answer).toContain('forward only');
  const later = await control<{ now: number }>('POST', '/clock', { advance_to: now + DAY });
  expect(later.now - now).toBeGreaterThanOrEqual(DAY);
  expect((await stripe.customers.create()).created).toBeGreaterThanOrEqual(later.now);
});

test('an idempotency key is forgotten after a day', async () => {
  const idempotencyKey = randomUUID();
  const first = await stripe.customers.create({}, { idempotencyKey });
  await advance(23 * HOUR);
  expect((await stripe.customers.create({}, { idempotencyKey })).id).toBe(first.id);
  await advance(2 * HOUR);
  expect((await stripe.customers.create({}, { idempotencyKey })).id).not.toBe(first.id);
});

test('reset puts the clock back', async () => {
  await control('POST', '/reset');
  expect(await control('GET', '/clock')).toMatchObject({ ahead_seconds: 0 });
  expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
});
