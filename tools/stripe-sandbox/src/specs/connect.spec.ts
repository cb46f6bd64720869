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
  stripeClient,
} from '../testing/client';
import { ownSandbox } from '../testing/own-sandbox';

let stripe: Stripe;
let stop: () => Promise<void>;

beforeAll(async () => {
  stop = await ownSandbox();
  stripe = stripeClient();
}, 30_000);

afterAll(() => stop());

async function charged(
  cents: number,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  method = 'pm_card_visa',
): Promise<string> {
  const intent = await hold(stripe, cents, method, { capture_method: 'automatic', ...more });
  return String(intent.latest_charge);
}

test('an express account has a page for its owner’s onboarding, and can be paid afterwards', async () => {
  const created = await stripe.accounts.create({
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
    },
    capabilities: { transfers: { requested: true } },
    settings: { payouts: { schedule: { interval: 'manual' } } },
    email: 'driver@example.test',
    metadata: { driver: '7' },
  });
  expect(created).toMatchObject({
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { transfers: 'inactive' },
    controller: { requirement_collection: 'stripe', stripe_dashboard: { type: 'express' } },
    settings: { payouts: { schedule: { interval: 'manual' } } },
    metadata: { driver: '7' },
  });
  expect(created.requirements?.currently_due).toContain('external_account');
  const early = await failureOf(stripe.transfers.create({ amount: 100, currency: 'usd', destination: created.id }));
  expect(early).toMatchObject({ statusCode: 400, code: 'insufficient_capabilities_for_transfer' });

  const params = {
    account: created.id,
    type: 'account_onboarding',
    refresh_url: 'http://example.test/again',
    return_url: 'http://example.test/done',
  } as const;
  const link = await stripe.accountLinks.create(params);
  expect(link).toMatchObject({ object: 'account_link', expires_at: link.created + 300 });
  const page = await (await fetch(link.url)).text();
  expect(page).toContain('driver@example.test');
  const post = (outcome: string) => {
    const body = new URLSearchParams({
      link: new URL(link.url).searchParams.get('link') ?? '',
      outcome,
      bank: 'btok_us_verified',
    });
    return fetch(link.url, { method: 'POST', body });
  };
  expect(await (await post('done')).json()).toEqual({ redirect: 'http://example.test/done' });
  expect((await fetch(link.url, { redirect: 'manual' })).headers.get('location')).toBe('http://example.test/again');

  const account = await stripe.accounts.retrieve(created.id);
  expect(account).toMatchObject({
    payouts_enabled: true,
    details_submitted: true,
    capabilities: { transfers: 'active' },
    requirements: { currently_due: [] },
  });
  expect(account.external_accounts?.data).toMatchObject([
    { object: 'bank_account', last4: '6789', default_for_currency: true },
  ]);
  expect(await eventTypes(created.id)).toEqual(['account.updated']);
  expect((await stripe.accounts.list({ limit: 1 })).data[0]?.id).toBe(created.id);
});

test('money from a charge can be transferred before it is available, never more than the charge, and reversed', async () => {
  const { id: destination } = await payableAccount(stripe);
  const charge = await charged(3000, { transfer_group: 'ride_1' });
  const transfer = await stripe.transfers.create({
    amount: 2000,
    currency: 'usd',
    destination,
    source_transaction: charge,
    metadata: { ride: '1' },
  });
  expect(transfer).toMatchObject({
    amount: 2000,
    destination,
    source_transaction: charge,
    transfer_group: 'ride_1',
    reversed: false,
  });
  expect(
    await failureOf(
      stripe.transfers.create({ amount: 1001, currency: 'usd', destination, source_transaction: charge }),
    ),
  ).toMatchObject({ statusCode: 400 });
  expect(await stripe.balance.retrieve({}, { stripeAccount: destination })).toMatchObject({
    available: [{ amount: 0 }],
    pending: [{ amount: 2000, currency: 'usd' }],
  });

  const part = await stripe.transfers.createReversal(transfer.id, { amount: 500, metadata: { why: 'refund' } });
  expect(part).toMatchObject({
    object: 'transfer_reversal',
    amount: 500,
    transfer: transfer.id,
    metadata: { why: 'refund' },
  });
  expect(await failureOf(stripe.transfers.createReversal(transfer.id, { amount: 1501 }))).toMatchObject({
    statusCode: 400,
  });
  await stripe.transfers.createReversal(transfer.id);
  const after = await stripe.transfers.retrieve(transfer.id);
  expect(after).toMatchObject({ amount_reversed: 2000, reversed: true });
  expect(after.reversals.data.map(({ amount }) => amount)).toEqual([1500, 500]);
  expect(await failureOf(stripe.transfers.createReversal(transfer.id))).toMatchObject({ statusCode: 400 });
  expect(await stripe.balance.retrieve({}, { stripeAccount: destination })).toMatchObject({ pending: [{ amount: 0 }] });
  expect(await eventTypes(transfer.id)).toEqual(['transfer.created', 'transfer.reversed', 'transfer.reversed']);
  expect((await stripe.transfers.list({ transfer_group: 'ride_1', destination })).data.map(({ id }) => id)).toEqual([
    transfer.id,
  ]);
});

test('a transfer from the balance needs available money, which card …0077 adds at once', async () => {
  const { id: destination } = await payableAccount(stripe);
  const before = await available(stripe);
  const error = await failureOf(stripe.transfers.create({ amount: before + 1, currency: 'usd', destination }));
  expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code: 'balance_insufficient' });
  await charged(5000, {}, 'pm_card_bypassPending');
  expect(await available(stripe)).toBe(before + 5000 - 175);
  await stripe.transfers.create({ amount: 4000, currency: 'usd', destination });
  expect(await available(stripe, destination)).toBe(4000);
  const { data } = await stripe.balanceTransactions.list({ limit: 1 }, { stripeAccount: destination });
  expect(data).toMatchObject([{ type: 'payment', amount: 4000, net: 4000, status: 'available' }]);
});

test('an instant payout arrives, and cannot exceed the balance', async () => {
  const shop = new Receiver();
  const endpoint = await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['payout.paid', 'payout.created'],
    connect: true,
  });
  const { id: account } = await payableAccount(stripe, 2000);
  const inAccount = { stripeAccount: account };
  expect(await failureOf(stripe.payouts.create({ amount: 2001, currency: 'usd' }, inAccount))).toMatchObject({
    statusCode: 400,
    code: 'balance_insufficient',
  });
  const key = randomUUID();
  const payout = await stripe.payouts.create(
    { amount: 1500, currency: 'usd', method: 'instant' },
    { ...inAccount, idempotencyKey: key },
  );
  expect(payout).toMatchObject({ status: 'pending', method: 'instant', type: 'bank_account', amount: 1500 });
  expect(await available(stripe, account)).toBe(500);
  const { event } = await shop.next((message) => message.event.type === 'payout.paid');
  expect(event).toMatchObject({ account, data: { object: { id: payout.id, status: 'paid' } } });
  expect(await stripe.payouts.retrieve(payout.id, {}, inAccount)).toMatchObject({ status: 'paid' });
  expect(await failureOf(stripe.payouts.retrieve(payout.id))).toMatchObject({ statusCode: 404 });
  await stripe.webhookEndpoints.del(endpoint.id);
  await shop.close();
});

test('a payout to a closed bank account is returned, and nothing is paid out until there is another account', async () => {
  const { id: account } = await payableAccount(stripe, 2000, 'btok_us_verified_accountClosed');
  const inAccount = { stripeAccount: account };
  const shop = new Receiver();
  const endpoint = await stripe.webhookEndpoints.create({
    url: await shop.listen(),
    enabled_events: ['payout.failed'],
    connect: true,
  });
  const payout = await stripe.payouts.create({ amount: 2000, currency: 'usd', method: 'instant' }, inAccount);
  expect((await shop.next(({ event }) => event.type === 'payout.failed')).event.account).toBe(account);
  const failed = await stripe.payouts.retrieve(payout.id, { expand: ['failure_balance_transaction'] }, inAccount);
  expect(failed).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
    failure_balance_transaction: { amount: 2000 },
  });
  expect(await available(stripe, account)).toBe(2000);
  expect(await stripe.accounts.retrieve(account)).toMatchObject({
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'] },
  });
  expect(await failureOf(stripe.payouts.create({ amount: 2000, currency: 'usd' }, inAccount))).toMatchObject({
    code: 'payouts_not_allowed',
  });

  await stripe.accounts.createExternalAccount(account, {
    external_account: 'btok_us_verified',
    default_for_currency: true,
  });
  expect(await stripe.accounts.retrieve(account)).toMatchObject({ payouts_enabled: true });
  const standard = await stripe.payouts.create({ amount: 2000, currency: 'usd' }, inAccount);
  expect(standard.arrival_date).toBeGreaterThan(standard.created + 86_400);
  expect(await stripe.payouts.cancel(standard.id, {}, inAccount)).toMatchObject({ status: 'canceled' });
  expect(await available(stripe, account)).toBe(2000);
  await stripe.webhookEndpoints.del(endpoint.id);
  await shop.close();
});

test('a bank account is given by its numbers or by a token, and only test numbers are accepted', async () => {
  const bank = {
    country: 'US',
    currency: 'usd',
    account_number: '000111111116',
    routing_number: '110000000',
    account_holder_name: 'Dan',
  };
  const token = await stripe.tokens.create({ bank_account: bank });
  const { id } = await payableAccount(stripe);
  const added = await stripe.accounts.createExternalAccount(id, { external_account: token.id });
  expect(added).toMatchObject({
    object: 'bank_account',
    last4: '1116',
    account_holder_name: 'Dan',
    default_for_currency: false,
  });
  expect(await failureOf(stripe.accounts.createExternalAccount(id, { external_account: token.id }))).toMatchObject({
    code: 'token_already_used',
  });
  const wrong = stripe.tokens.create({ bank_account: { ...bank, account_number: '123' } });
  expect(await failureOf(wrong)).toMatchObject({ statusCode: 400, code: 'account_number_invalid' });
  expect((await stripe.accounts.listExternalAccounts(id)).data).toHaveLength(2);
});

test('only one of two concurrent transfers of the whole balance succeeds', async () => {
  const { id: destination } = await payableAccount(stripe);
  await charged(2000, {}, 'pm_card_bypassPending');
  const all = await available(stripe);
  const both = await Promise.allSettled(
    [1, 2].map(() => stripe.transfers.create({ amount: all, currency: 'usd', destination })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await available(stripe)).toBe(0);
});

test('a header with an unknown account is refused', async () => {
  const error = await failureOf(stripe.balance.retrieve({}, { stripeAccount: 'acct_nobody' }));
  expect(error).toMatchObject({ type: 'StripePermissionError', statusCode: 403, code: 'account_invalid' });
  expect((await control<{ data: Stripe.Event[] }>('GET', '/events?limit=1')).data).toHaveLength(1);
});
