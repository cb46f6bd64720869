import { createHmac } from 'node:crypto';
import pg from 'pg';
import { client } from './support/api';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person } from './support/people';
import { book, joinBy, until } from './support/rides';

let world: PaidRides;

beforeAll(async () => {
  world = await PaidRides.start();
});
afterAll(() => world?.api.stop());
afterEach(() => world.cards.deliverWebhooks('deliver'));

describe('webhook events of the provider', () => {
  it('take effect once, even when they arrive twice', async () => {
    await world.cards.deliverWebhooks('duplicate');
    const { organizer, ride } = await world.paidRide();
    await world.cards.allDelivered();
    expect((await world.eventTypes(organizer, ride.id)).filter((type) => type === 'payment_authorized')).toHaveLength(
      1,
    );
  });

  it('that are outdated do not overwrite the current state', async () => {
    const { organizer, ride, intent } = await world.paidRide();
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    const before = await world.eventTypes(organizer, ride.id);
    // Deletes the stored events, so that each one is processed again.
    await world.api.query(`DELETE FROM stripe_events WHERE intent_id = $1`, [intent.clientSecret.split('_secret')[0]]);
    for (const type of ['payment_intent.succeeded', 'payment_intent.amount_capturable_updated'])
      await world.cards.resend(type, ride.id);
    await world.cards.allDelivered();
    expect(await world.states(ride.id)).toEqual(['ride captured']);
    expect(await world.eventTypes(organizer, ride.id)).toEqual(before);
  });

  it('are refused unless the provider signed them', async () => {
    const answer = await client(world.api).post(
      '/api/stripe/webhook',
      { id: 'evt_forged' },
      { 'stripe-signature': 't=1,v1=00' },
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'webhook_signature_invalid']);
    for (const header of ['t=,v1=', 't=NaN,v1=', 'v1', '']) {
      const empty = await client(world.api).post(
        '/api/stripe/webhook',
        { id: 'evt_forged' },
        { 'stripe-signature': header },
      );
      expect([header, empty.status]).toEqual([header, 400]);
    }
    expect((await client(world.api).post('/api/stripe/webhook', {})).status).toBe(400);
    expect(await world.api.query(`SELECT 1 FROM stripe_events WHERE id = 'evt_forged'`)).toEqual([]);
  });

  it.each([
    '{}',
    '[]',
    '{"id":7,"type":"payment_intent.succeeded","data":{"object":{}}}',
    '{"id":"evt_halves","type":"payment_intent.succeeded"}',
    '{"id":"evt_halves","type":"payment_intent.succeeded","created":1,"data":{"object":"pi_1"}}',
    '{"id":"evt_halves","type":{},"created":1,"data":{"object":{}}}',
  ])('that are signed but malformed are refused: %s', async (body) => {
    const stored = async () =>
      (await world.api.query<{ count: number }>(`SELECT count(*)::int AS count FROM stripe_events`))[0]?.count;
    const before = await stored();
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', TEST_KEYS.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
    const answer = await client(world.api).post('/api/stripe/webhook', body, {
      'stripe-signature': `t=${at},v1=${signature}`,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
    expect(await stored()).toBe(before);
  });
});

describe('when the provider is failing', () => {
  it('a lost response does not create a second intent', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    await world.cards.failNext({ path: '/v1/payment_intents', when: 'after', disconnect: true, times: 3 });
    expect((await world.begin(organizer, ride.id)).body).toMatchObject({
      status: 503,
      code: 'payment_provider_unavailable',
    });
    await expectStatus(world.begin(organizer, ride.id), 200);
    expect(await world.cards.intentsOf(ride.id)).toHaveLength(1);
  });

  it('an error of the provider is not repeated forever', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    await world.cards.failNext({ path: '/v1/payment_intents', when: 'before', status: 500, times: 3 });
    expect((await world.begin(organizer, ride.id)).status).toBe(503);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await world.settled(ride.id, ['ride authorized']);
  });

  it.each([
    ['fails before it captures', { when: 'before', status: 500 }],
    ['captures and loses the answer', { when: 'after', disconnect: true }],
  ] as const)('%s: the money is captured and booked once', async (_, failure) => {
    await world.cards.deliverWebhooks('drop');
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    await world.cards.failNext({
      path: `/v1/payment_intents/${intent.clientSecret.split('_secret')[0]}/capture`,
      times: 3,
      ...failure,
    });
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    expect(
      await world.api.query(`SELECT key FROM ledger_transactions WHERE payment_id = $1`, [intent.paymentId]),
    ).toHaveLength(1);
    expect((await world.cards.intentsOf(ride.id))[0]).toMatchObject({
      status: 'succeeded',
      amount_received: cents(ride.totalCost),
    });
  });

  it('a member who leaves and comes back meanwhile ends up with one hold, which counts', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const [first] = [intent.clientSecret.split('_secret')[0]];
    await world.cards.failNext({ path: `/v1/payment_intents/${first}/cancel`, when: 'before', status: 500, times: 6 });
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await until(
      () =>
        world.api.query(
          `SELECT 1 FROM jobs.job WHERE name = 'release-hold' AND (data ->> 'intentId') = $1 AND (data ->> 'tries')::int > 0`,
          [first],
        ),
      (rows) => rows.length > 0,
    );
    await expectStatus(joinBy(member, link.token), 200);
    const { body: again } = await until(
      () => world.begin(member, ride.id),
      ({ status }) => status === 200,
    );
    await world.cards.confirm(again.clientSecret);
    await until(
      async () => (await world.refresh(member, again.paymentId)).body.state,
      (state) => state === 'authorized',
    );
    const held = async () =>
      (await world.cards.intentsOf(ride.id)).filter(({ status }) => status === 'requires_capture');
    expect(await held()).toHaveLength(2);
    const pending = () =>
      world.api.query(
        `SELECT 1 FROM jobs.job WHERE name = 'release-hold' AND state < 'completed' AND (data ->> 'intentId') = $1`,
        [first],
      );
    await until(pending, (rows) => rows.length === 0);
    expect(await held()).toHaveLength(2);
    await world.driven(ride.id);
    await until(
      async () => (await world.cards.intentsOf(ride.id)).reduce((sum, { amount_received }) => sum + amount_received, 0),
      (sum) => sum === total,
    );
    // The provider has it a moment before our books do.
    const captured = async () =>
      (await world.payments(ride.id))
        .filter(({ purpose, state }) => purpose === 'share' && state === 'captured')
        .map((share) => share.captured);
    expect(await until(captured, (amounts) => amounts.length > 0)).toEqual([again.amount]);
  });

  it('an API that dies after it captures and before it records this finds the money afterwards', async () => {
    await world.cards.deliverWebhooks('drop');
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: intent } = await world.begin(organizer, ride.id);
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    const paymentLock = new pg.Client({ connectionString: world.api.databaseUrl, application_name: 'test-lock' });
    await paymentLock.connect();
    await paymentLock.query('BEGIN');
    await paymentLock.query('SELECT 1 FROM payments WHERE id = $1 FOR UPDATE', [intent.paymentId]);
    await world.driven(ride.id);
    await until(
      () => world.cards.intentsOf(ride.id),
      ([at]) => at?.status === 'succeeded',
    );
    // The transaction that would record it waits for our lock, and is then killed.
    const killed = () =>
      world.api.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'groupride-api' AND wait_event_type = 'Lock'`,
      );
    await until(killed, (rows) => rows.length > 0);
    expect(await world.states(ride.id)).toEqual(['ride authorized']);
    await paymentLock.query('ROLLBACK');
    await paymentLock.end();
    await world.settled(ride.id, ['ride captured']);
    expect(
      await world.api.query(`SELECT key FROM ledger_transactions WHERE payment_id = $1`, [intent.paymentId]),
    ).toHaveLength(1);
    expect(await world.balance(`rider:${organizer.id}`)).toBe(0);
  });
});

describe('the books', () => {
  it('always balance', async () => {
    const wrong = await world.api.query(
      `SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0 OR count(*) < 2`,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['that does not sum to zero', `, ($1, 'platform:fees', -4)`],
    ['with one side', ''],
  ])('refuse a transaction %s', async (_, more) => {
    const db = new pg.Client({ connectionString: world.api.databaseUrl });
    await db.connect();
    await db.query('BEGIN');
    const { rows } = await db.query<{ id: string }>(
      `INSERT INTO ledger_transactions (key, kind) VALUES ('unbalanced', 'fare') RETURNING id`,
    );
    await db.query(
      `INSERT INTO ledger_entries (transaction_id, account, amount_cents) VALUES ($1, 'rider:1', 5)${more}`,
      [rows[0]!.id],
    );
    await expect(db.query('COMMIT')).rejects.toMatchObject({ constraint: 'ledger_is_balanced' });
    await db.end();
  });

  it('refuse a transaction without entries', async () => {
    await expect(
      world.api.query(`INSERT INTO ledger_transactions (key, kind) VALUES ('empty', 'fare')`),
    ).rejects.toMatchObject({ constraint: 'ledger_is_balanced' });
  });

  it.each([
    `UPDATE ledger_entries SET amount_cents = amount_cents + 1`,
    `DELETE FROM ledger_entries`,
    `UPDATE ledger_transactions SET kind = 'cash'`,
    `DELETE FROM ledger_transactions`,
    `TRUNCATE ledger_transactions, ledger_entries`,
  ])('cannot be changed: %s', async (statement) => {
    await expect(world.api.query(statement)).rejects.toMatchObject({ constraint: 'ledger_is_append_only' });
  });
});
