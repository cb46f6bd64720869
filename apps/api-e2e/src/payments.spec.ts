import pg from 'pg';
import { startSandbox } from '../../../tools/up/src/testing/stack';
import { client, startApi, type Api } from './support/api';
import { CardSandbox, TEST_KEYS } from './support/card-sandbox';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { book, offerTo, until, UPTOWN, type Booking } from './support/rides';

let api: Api;
let cards: CardSandbox;

beforeAll(async () => {
  api = await startApi(TEST_KEYS);
  cards = new CardSandbox(await startSandbox({ databaseUrl: api.databaseUrl, env: TEST_KEYS }));
});
afterAll(() => api?.stop());
afterEach(() => cards.deliverWebhooks('deliver'));

interface PaymentRow {
  id: number;
  purpose: string;
  state: string;
  amount: string;
  captured: string;
  intent_id: string;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
const view = async (who: Person, rideId: number) => (await expectStatus(who.client.get(`/api/rides/${rideId}`), 200)).body;
const begin = (who: Person, rideId: number) => who.client.post('/api/create-payment-intent', { rideId });
const refresh = (who: Person, paymentId: number) => who.client.post(`/api/payments/${paymentId}/refresh`);
const payments = (rideId: number) => api.query<PaymentRow>(`SELECT * FROM payments WHERE ride_id = $1 ORDER BY id`, [rideId]);
const states = async (rideId: number) => (await payments(rideId)).map(({ purpose, state }) => `${purpose} ${state}`);
const settled = (rideId: number, expected: string[]) => until(() => states(rideId), (now) => now.join() === expected.join());
const eventTypes = async (who: Person, rideId: number) =>
  ((await expectStatus(who.client.get(`/api/rides/${rideId}/events`), 200)).body as { type: string }[]).map(({ type }) => type);
const balance = async (account: string) =>
  Number((await api.query<{ sum: string }>(`SELECT coalesce(sum(amount_cents), 0) AS sum FROM ledger_entries WHERE account = $1`, [account]))[0]!.sum);

/** A ride whose organizer has authorized a card. */
async function paidRide(booking: Booking = {}) {
  const organizer = await person(api);
  const ride = await book(organizer, { ...booking, paymentMethod: 'card' });
  const { body: intent } = await expectStatus(begin(organizer, ride.id), 200);
  await cards.confirm(intent.clientSecret);
  await until(() => view(organizer, ride.id), ({ status }) => status === 'pending');
  return { organizer, ride, intent, total: cents(ride.totalCost) };
}

async function join(organizer: Person, rideId: number): Promise<Person> {
  const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
  const member = await person(api);
  expect((await member.client.post(`/api/join/${link.token}`)).status).toBeLessThan(300);
  return member;
}

/** A member who has authorized a card for their own seat. */
async function payingMember(organizer: Person, rideId: number) {
  const member = await join(organizer, rideId);
  const { body: intent } = await expectStatus(begin(member, rideId), 200);
  await cards.confirm(intent.clientSecret);
  await expectStatus(refresh(member, intent.paymentId), 200);
  return { member, intent };
}

/** A driver who has taken the ride. */
async function taken(rideId: number): Promise<Driver> {
  const someone = await driver(api, { lat: UPTOWN.lat, lng: UPTOWN.lng });
  await offerTo(api, rideId, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${rideId}/accept/${someone.driverId}`), 200);
  return someone;
}

const step = (who: Driver, rideId: number, status: string) =>
  expectStatus(who.client.patch(`/api/rides/${rideId}/status`, { status, reason: 'Nobody has a phone at hand' }), 200);

async function driven(rideId: number, amount?: string): Promise<Driver> {
  const someone = await taken(rideId);
  await step(someone, rideId, 'arrived');
  await step(someone, rideId, 'in_progress');
  const answer = await someone.client.post(`/api/rides/${rideId}/complete`, amount ? { amount } : {});
  expect(answer.status).toBeLessThan(300);
  return someone;
}

describe('paying for a ride', () => {
  it('holds the organizer’s card; the provider’s report makes the ride look for a driver', async () => {
    const { organizer, ride, intent } = await paidRide();
    expect(intent).toMatchObject({ amount: ride.totalCost, state: 'created' });
    expect(await states(ride.id)).toEqual(['ride authorized']);
    expect(await eventTypes(organizer, ride.id)).toEqual(expect.arrayContaining(['ride_created', 'payment_authorized', 'ride_requested']));
    expect((await refresh(organizer, intent.paymentId)).body).toMatchObject({ state: 'authorized', captured: '0.00', card: 'Visa ending 4242' });
    expect((await begin(organizer, ride.id)).body.code).toBe('payment_not_due');
  });

  it('does not depend on reports: asking the provider does the same', async () => {
    await cards.deliverWebhooks('drop');
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    await cards.confirm(intent.clientSecret);
    expect((await refresh(organizer, intent.paymentId)).body.state).toBe('authorized');
    expect((await view(organizer, ride.id)).status).toBe('pending');
  });

  it('gives one intent, however often and at once it is asked for', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(organizer, ride.id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.clientSecret}`)).size).toBe(1);
    expect(await cards.intentsOf(ride.id)).toHaveLength(1);
  });

  it('tells why a card was declined and takes another one', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    await cards.confirm(intent.clientSecret, 'pm_card_visa_chargeDeclinedInsufficientFunds');
    await settled(ride.id, ['ride failed']);
    expect((await refresh(organizer, intent.paymentId)).body).toMatchObject({ state: 'failed', failureCode: 'insufficient_funds', failureMessage: expect.stringMatching(/insufficient/) });
    expect((await view(organizer, ride.id)).status).toBe('awaiting_payment');
    expect(await eventTypes(organizer, ride.id)).toContain('payment_failed');
    expect((await begin(organizer, ride.id)).body.clientSecret).toBe(intent.clientSecret);
    await cards.confirm(intent.clientSecret, 'pm_card_mastercard');
    await settled(ride.id, ['ride authorized']);
  });

  it('knows that the bank wants to ask the person', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    await cards.confirm(intent.clientSecret, 'pm_card_authenticationRequired');
    await settled(ride.id, ['ride requires_action']);
  });

  it('calls off the intent of a ride that was given up', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    expect((await organizer.client.post(`/api/rides/${ride.id}/cancel`, {})).status).toBeLessThan(300);
    await settled(ride.id, ['ride released']);
    expect((await cards.intentsOf(ride.id))[0]).toMatchObject({ status: 'canceled' });
    expect((await cards.confirm(intent.clientSecret)).status).not.toBe('requires_capture');
  });

  it('is nobody else’s business', async () => {
    const { ride, intent } = await paidRide();
    const stranger = await person(api);
    expect((await begin(stranger, ride.id)).status).toBe(404);
    expect((await refresh(stranger, intent.paymentId)).status).toBe(404);
    expect((await stranger.client.get(`/api/rides/${ride.id}/receipt`)).status).toBe(404);
    expect((await client(api).post('/api/create-payment-intent', { rideId: ride.id })).status).toBe(401);
    const priced = await stranger.client.post('/api/create-payment-intent', { rideId: ride.id, amount: '0.01' });
    expect(priced.body).toMatchObject({ status: 400, errors: [{ field: 'amount', code: 'unknown_field' }] });
  });
});

describe('a member’s own share', () => {
  it('is held on their card, and taken off what the organizer is charged', async () => {
    const { organizer, ride, total } = await paidRide();
    const { member, intent } = await payingMember(organizer, ride.id);
    expect(intent.amount).toBe((await view(member, ride.id)).money.yourShare);
    expect(cents((await view(organizer, ride.id)).money.yourCharge)).toBe(total - cents(intent.amount));
    expect(await eventTypes(member, ride.id)).toContain('share_authorized');
  });

  it('is given back when they leave', async () => {
    const { organizer, ride } = await paidRide();
    const { member } = await payingMember(organizer, ride.id);
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await settled(ride.id, ['ride authorized', 'share released']);
    expect((await view(organizer, ride.id)).money.yourCharge).toBe(ride.totalCost);
    expect(await eventTypes(organizer, ride.id)).toContain('share_released');
  });

  it('is not due where the organizer pays for everyone, or in cash', async () => {
    const { organizer, ride } = await paidRide({ splitMode: 'sponsor' });
    const inCash = await book(organizer, { paymentMethod: 'cash' });
    for (const rideId of [ride.id, inCash.id]) {
      const member = await join(organizer, rideId);
      expect((await begin(member, rideId)).body).toMatchObject({ status: 409, code: 'payment_not_due' });
    }
  });
});

describe('the end of a trip', () => {
  it('takes from everyone exactly what they owe, books it and says so', async () => {
    const { organizer, ride, total } = await paidRide();
    const { member, intent } = await payingMember(organizer, ride.id);
    const covered = await join(organizer, ride.id);
    const { driverId } = await driven(ride.id);
    await settled(ride.id, ['ride captured', 'share captured']);
    const share = cents(intent.amount);
    expect((await payments(ride.id)).map(({ captured }) => cents(captured))).toEqual([total - share, share]);
    expect((await cards.intentsOf(ride.id)).reduce((sum, { amount_received }) => sum + amount_received, 0)).toBe(total);

    expect([await balance(`rider:${organizer.id}`), await balance(`rider:${member.id}`)]).toEqual([0, 0]);
    const [{ base_fare: baseFare }] = (await api.query<{ base_fare: string }>(`SELECT base_fare FROM rides WHERE id = $1`, [ride.id])) as [{ base_fare: string }];
    expect(await balance(`driver:${driverId}`)).toBe(-Math.round(cents(baseFare) * 0.8));

    const receipts = await Promise.all([organizer, member, covered].map((who) => who.client.get(`/api/rides/${ride.id}/receipt`)));
    expect(receipts.map(({ body }) => [body.number, cents(body.charged)])).toEqual([
      [`GR-${ride.id}-${organizer.id}`, total - share],
      [`GR-${ride.id}-${member.id}`, share],
      [`GR-${ride.id}-${covered.id}`, 0],
    ]);
    const history = await member.client.get('/api/users/me/history');
    expect(history.body).toEqual([expect.objectContaining({ rideId: ride.id, amount: intent.amount, pickupLocation: 'Uptown' })]);
    expect((await member.client.get(`/api/users/${organizer.id}/history`)).status).toBe(404);
    expect((await eventTypes(organizer, ride.id)).filter((type) => type === 'hold_captured')).toHaveLength(2);
  });

  it('leaves cash with the driver, who owes it to us', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'cash' });
    const { driverId } = await driven(ride.id, ride.totalCost);
    const receipt = () => organizer.client.get(`/api/rides/${ride.id}/receipt`);
    const { body } = await until(receipt, ({ status }) => status === 200);
    expect(body).toMatchObject({ charged: ride.totalCost, paymentMethod: 'Cash' });
    expect(await balance(`rider:${organizer.id}`)).toBe(0);
    expect(await balance(`driver:${driverId}`)).toBeGreaterThan(0);
  });
});

describe('calling a ride off', () => {
  const cancel = async (who: Person, rideId: number) => expect((await who.client.post(`/api/rides/${rideId}/cancel`, {})).status).toBeLessThan(300);

  it('in time gives every hold back', async () => {
    const { organizer, ride } = await paidRide();
    await payingMember(organizer, ride.id);
    await taken(ride.id);
    await cancel(organizer, ride.id);
    await settled(ride.id, ['ride released', 'share released']);
    expect((await cards.intentsOf(ride.id)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect((await organizer.client.get(`/api/rides/${ride.id}/receipt`)).status).toBe(404);
  });

  it.each([
    ['late', 0.25, (rideId: number) => api.query(`UPDATE rides SET accepted_at = now() - interval '6 minutes' WHERE id = $1`, [rideId])],
    ['after the driver has arrived', 0.5, (rideId: number, someone: Driver) => step(someone, rideId, 'arrived')],
  ])('%s keeps what the preview said, and no more', async (_, part, becomeLate) => {
    const { organizer, ride, total } = await paidRide();
    await payingMember(organizer, ride.id);
    const someone = await taken(ride.id);
    await becomeLate(ride.id, someone);
    const { body: preview } = await expectStatus(organizer.client.get(`/api/rides/${ride.id}/cancellation`), 200);
    const fee = Math.floor(total * part + 0.5);
    expect(cents(preview.fee)).toBe(fee);
    await cancel(organizer, ride.id);
    await settled(ride.id, ['ride captured', 'share released']);
    expect(cents((await payments(ride.id))[0]!.captured)).toBe(fee);
    expect(await balance(`rider:${organizer.id}`)).toBe(0);
    expect(await balance(`driver:${someone.driverId}`)).toBe(-Math.floor(fee * 0.8 + 0.5));
    expect((await organizer.client.get(`/api/rides/${ride.id}/receipt`)).body.charged).toBe(preview.fee);
  });
});

describe('reports of the provider', () => {
  it('count once, also when they come twice', async () => {
    await cards.deliverWebhooks('duplicate');
    const { organizer, ride } = await paidRide();
    await cards.allDelivered();
    expect((await eventTypes(organizer, ride.id)).filter((type) => type === 'payment_authorized')).toHaveLength(1);
  });

  it('may be old: what is true now stays', async () => {
    const { organizer, ride, intent } = await paidRide();
    await driven(ride.id);
    await settled(ride.id, ['ride captured']);
    const before = await eventTypes(organizer, ride.id);
    // Forgotten here, so that every one of them is news again.
    await api.query(`DELETE FROM stripe_events WHERE intent_id = $1`, [intent.clientSecret.split('_secret')[0]]);
    for (const type of ['payment_intent.succeeded', 'payment_intent.amount_capturable_updated', 'payment_intent.created']) await cards.resend(type, ride.id);
    await cards.allDelivered();
    expect(await states(ride.id)).toEqual(['ride captured']);
    expect(await eventTypes(organizer, ride.id)).toEqual(before);
  });

  it('are refused unless the provider signed them', async () => {
    const answer = await client(api).post('/api/stripe/webhook', { id: 'evt_forged' }, { 'stripe-signature': 't=1,v1=00' });
    expect([answer.status, answer.body.code]).toEqual([400, 'webhook_signature_invalid']);
    expect((await client(api).post('/api/stripe/webhook', {})).status).toBe(400);
    expect(await api.query(`SELECT 1 FROM stripe_events WHERE id = 'evt_forged'`)).toEqual([]);
  });
});

describe('when the provider is in trouble', () => {
  it('a lost answer leaves no second intent', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    await cards.failNext({ path: '/v1/payment_intents', when: 'after', disconnect: true, times: 3 });
    expect((await begin(organizer, ride.id)).body).toMatchObject({ status: 503, code: 'payment_provider_unavailable' });
    await expectStatus(begin(organizer, ride.id), 200);
    expect(await cards.intentsOf(ride.id)).toHaveLength(1);
  });

  it('an error of its own is not repeated forever', async () => {
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    await cards.failNext({ path: '/v1/payment_intents', when: 'before', status: 500, times: 3 });
    expect((await begin(organizer, ride.id)).status).toBe(503);
    const { body: intent } = await expectStatus(begin(organizer, ride.id), 200);
    await cards.confirm(intent.clientSecret);
    await settled(ride.id, ['ride authorized']);
  });

  it.each([
    ['fails before it captures', { when: 'before', status: 500 }],
    ['captures and loses the answer', { when: 'after', disconnect: true }],
  ] as const)('%s: the money is taken and booked once', async (_, failure) => {
    await cards.deliverWebhooks('drop');
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    await cards.confirm(intent.clientSecret);
    await expectStatus(refresh(organizer, intent.paymentId), 200);
    await cards.failNext({ path: `/v1/payment_intents/${intent.clientSecret.split('_secret')[0]}/capture`, times: 3, ...failure });
    await driven(ride.id);
    await settled(ride.id, ['ride captured']);
    expect(await api.query(`SELECT key FROM ledger_transactions WHERE payment_id = $1`, [intent.paymentId])).toHaveLength(1);
    expect((await cards.intentsOf(ride.id))[0]).toMatchObject({ status: 'succeeded', amount_received: cents(ride.totalCost) });
  });

  it('an API that dies between the capture and its record finds the money afterwards', async () => {
    await cards.deliverWebhooks('drop');
    const organizer = await person(api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await begin(organizer, ride.id);
    await cards.confirm(intent.clientSecret);
    await expectStatus(refresh(organizer, intent.paymentId), 200);
    const paymentLock = new pg.Client({ connectionString: api.databaseUrl, application_name: 'test-lock' });
    await paymentLock.connect();
    await paymentLock.query('BEGIN');
    await paymentLock.query('SELECT 1 FROM payments WHERE id = $1 FOR UPDATE', [intent.paymentId]);
    await driven(ride.id);
    await until(() => cards.intentsOf(ride.id), ([at]) => at?.status === 'succeeded');
    // The transaction that would record it waits for our lock, and is killed.
    const killed = () =>
      api.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'groupride-api' AND wait_event_type = 'Lock'`,
      );
    await until(killed, (rows) => rows.length > 0);
    expect(await states(ride.id)).toEqual(['ride authorized']);
    await paymentLock.query('ROLLBACK');
    await paymentLock.end();
    await settled(ride.id, ['ride captured']);
    expect(await api.query(`SELECT key FROM ledger_transactions WHERE payment_id = $1`, [intent.paymentId])).toHaveLength(1);
    expect(await balance(`rider:${organizer.id}`)).toBe(0);
  });
});

describe('the books', () => {
  it('always balance', async () => {
    const wrong = await api.query(`SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0 OR count(*) < 2`);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['that does not sum to zero', `, ($1, 'platform:fees', -4)`],
    ['with one side', ''],
  ])('refuse a transaction %s', async (_, more) => {
    const db = new pg.Client({ connectionString: api.databaseUrl });
    await db.connect();
    await db.query('BEGIN');
    const { rows } = await db.query<{ id: string }>(`INSERT INTO ledger_transactions (key, kind) VALUES ('unbalanced', 'fare') RETURNING id`);
    await db.query(`INSERT INTO ledger_entries (transaction_id, account, amount_cents) VALUES ($1, 'rider:1', 5)${more}`, [rows[0]!.id]);
    await expect(db.query('COMMIT')).rejects.toMatchObject({ constraint: 'ledger_is_balanced' });
    await db.end();
  });

  it('refuse a transaction without entries', async () => {
    await expect(api.query(`INSERT INTO ledger_transactions (key, kind) VALUES ('empty', 'fare')`)).rejects.toMatchObject({ constraint: 'ledger_is_balanced' });
  });

  it.each([
    `UPDATE ledger_entries SET amount_cents = amount_cents + 1`,
    `DELETE FROM ledger_entries`,
    `UPDATE ledger_transactions SET kind = 'cash'`,
    `DELETE FROM ledger_transactions`,
    `TRUNCATE ledger_transactions, ledger_entries`,
  ])('are never changed: %s', async (statement) => {
    await expect(api.query(statement)).rejects.toMatchObject({ constraint: 'ledger_is_append_only' });
  });
});
