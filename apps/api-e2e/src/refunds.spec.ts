import { createHmac, randomUUID } from 'node:crypto';
import { client, type Client } from './support/api';
import { TEST_KEYS } from './support/card-sandbox';
import { PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';
import { until } from './support/rides';

interface Refund {
  id: number;
  amount: string;
  state: string;
  fromDriver: string;
}

interface Alert {
  id: number;
  kind: string;
  rideId: number | null;
  ours: string | null;
  theirs: string | null;
  closedAt: string | null;
  closedBy: string | null;
}

let world: PaidRides;
let desk: Client;

beforeAll(async () => {
  world = await PaidRides.start({ ADMIN_EMAILS: 'ops@example.test' });
  desk = client(world.api);
  await expectStatus(desk.post('/api/users', { name: 'Olga Ops', email: 'ops@example.test', phone: '7045559999' }), 201);
  await expectStatus(desk.post('/api/auth/verify', { identifier: 'ops@example.test', code: await world.api.outbox('ops@example.test') }), 200);
  await expectStatus(desk.post('/api/auth/second-factor', { code: await world.api.outbox('7045559999') }), 200);
});
afterAll(() => world?.api.stop());
afterEach(() => world.cards.deliverWebhooks('deliver'));

const refund = (rideId: number, what: object, key: string = randomUUID()) =>
  desk.post(`/api/admin/rides/${rideId}/refunds`, { reason: 'goodwill', ...what }, { 'idempotency-key': key });
const refundsOf = async (rideId: number) => (await expectStatus(desk.get(`/api/admin/rides/${rideId}/refunds`), 200)).body as Refund[];
const settled = (rideId: number, states: string[]) => until(() => refundsOf(rideId), (all) => all.map(({ state }) => state).join() === states.join());
const alerts = async (rideId: number | null) =>
  ((await expectStatus(desk.get('/api/admin/alerts?state=open'), 200)).body as Alert[]).filter((alert) => alert.rideId === rideId);
const entriesOf = (rideId: number, kind: string) =>
  world.api.query<{ account: string; cents: number }>(
    `SELECT e.account, e.amount_cents::int AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.ride_id = $1 AND t.kind = $2 ORDER BY e.id`,
    [rideId, kind],
  );

/** A completed ride for which the organizer was charged. */
async function chargedRide(card?: string) {
  const paid = await world.paidRide({}, card);
  const driver = await world.driven(paid.ride.id);
  await world.settled(paid.ride.id, ['ride captured']);
  return { ...paid, driver, paymentId: paid.intent.paymentId as number };
}

/** Compares with the provider, and again without waiting; what still differs then is an alert. */
async function reconcile() {
  const { body: run } = await expectStatus(desk.post('/api/admin/reconciliations'), 201);
  return until(
    async () => {
      await world.api.query(`UPDATE jobs.job SET start_after = now() WHERE name = 'reconcile-with-the-provider' AND state < 'active'`);
      const { body } = await expectStatus(desk.get('/api/admin/reconciliations'), 200);
      return (body as { id: number; state: string; differences: number }[]).find(({ id }) => id === run.id)!;
    },
    ({ state }) => state === 'finished',
  );
}

describe('a refund', () => {
  it('in parts, by its key once; the driver gives back their part only where the policy says so; the rider is told', async () => {
    const { organizer, ride, driver, paymentId, total } = await chargedRide();
    const earned = -(await world.balance(`driver:${driver.driverId}`));
    const key = randomUUID();
    expect((await desk.post(`/api/admin/rides/${ride.id}/refunds`, { paymentId, amount: '10.00', reason: 'goodwill' })).status).toBe(400);
    const first = await expectStatus(refund(ride.id, { paymentId, amount: '10.00', note: 'Late' }, key), 201);
    expect((await expectStatus(refund(ride.id, { paymentId, amount: '10.00', note: 'Late' }, key), 201)).body).toEqual(first.body);
    expect((await refund(ride.id, { paymentId, amount: '11.00', note: 'Late' }, key)).body.code).toBe('idempotency_key_reused');
    await settled(ride.id, ['succeeded']);
    expect(-(await world.balance(`driver:${driver.driverId}`))).toBe(earned);
    const rest = ((total - 1000) / 100).toFixed(2);
    await expectStatus(refund(ride.id, { paymentId, amount: rest, reason: 'driver_fault' }), 201);
    const [, second] = await settled(ride.id, ['succeeded', 'succeeded']);
    const kept = -(await world.balance(`driver:${driver.driverId}`));
    expect(Math.abs(kept - (earned * 1000) / total)).toBeLessThan(1);
    expect(second!.fromDriver).toBe(((earned - kept) / 100).toFixed(2));
    expect((await refund(ride.id, { paymentId, amount: '0.01' })).body.code).toBe('refund_too_large');
    const sent = (await entriesOf(ride.id, 'refund')).filter(({ account }) => account === 'provider:clearing').map(({ cents }) => cents);
    expect(sent).toEqual([-1000, 1000 - total]);
    expect(await world.api.query(`SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'We have refunded%'`, [organizer.email])).toHaveLength(2);
    expect(await world.eventTypes(organizer, ride.id)).toContain('payment_refunded');
  });

  it('50 at once never give back more than was captured', async () => {
    const { ride, paymentId, total } = await chargedRide();
    const each = Math.ceil(total / 8);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(ride.id, { paymentId, amount: (each / 100).toFixed(2) })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(Math.floor(total / each));
    expect(answers.filter(({ body }) => body.code === 'refund_too_large')).toHaveLength(50 - made.length);
    await settled(ride.id, made.map(() => 'succeeded'));
    const [intent] = await world.cards.intentsOf(ride.id);
    expect(await world.cards.refundedOf(intent!.id)).toBe(made.length * each);
    // Nor does the database let anybody.
    const write = world.api.query(
      `INSERT INTO refunds (ride_id, payment_id, amount_cents, reason, takes_from_driver, requested_by) SELECT $1, $2, $3, 'goodwill', false, payer_id FROM payments WHERE id = $2`,
      [ride.id, paymentId, total],
    );
    await expect(write).rejects.toMatchObject({ constraint: 'refunds_within_captured' });
  });

  it('whose answer is lost, and that nobody reports, is made once', async () => {
    const { ride, paymentId } = await chargedRide();
    await world.cards.deliverWebhooks('drop');
    await world.cards.failNext({ path: '/v1/refunds', when: 'after', disconnect: true, times: 3 });
    await expectStatus(refund(ride.id, { paymentId, amount: '5.00' }), 201);
    await settled(ride.id, ['succeeded']);
    const [intent] = await world.cards.intentsOf(ride.id);
    expect(await world.cards.refundedOf(intent!.id)).toBe(500);
    expect(await entriesOf(ride.id, 'refund')).toHaveLength(3);
  });

  it('that the bank sends back is undone in the books, and somebody hears of it', async () => {
    const { ride, driver, paymentId } = await chargedRide('pm_card_refundFail');
    const before = await world.balance(`driver:${driver.driverId}`);
    await expectStatus(refund(ride.id, { paymentId, amount: '8.00', reason: 'driver_fault' }), 201);
    await settled(ride.id, ['failed']);
    expect(await world.balance(`driver:${driver.driverId}`)).toBe(before);
    expect((await entriesOf(ride.id, 'refund_failed')).find(({ account }) => account === 'provider:clearing')).toMatchObject({ cents: 800 });
    expect((await alerts(ride.id)).map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual([['refund_failed', '8.00', '0.00']]);
  });

  it('is for what was captured on a card, and for operators', async () => {
    const { organizer, ride, intent } = await world.paidRide();
    expect((await refund(ride.id, { paymentId: intent.paymentId, amount: '1.00' })).body).toMatchObject({ status: 409, code: 'refund_not_possible' });
    expect((await refund(ride.id, { paymentId: 999999, amount: '1.00' })).status).toBe(404);
    expect((await organizer.client.post(`/api/admin/rides/${ride.id}/refunds`, { paymentId: intent.paymentId, amount: '1.00', reason: 'goodwill' })).status).toBe(403);
  });
});

describe('the desk', () => {
  it('finds a charge by what the rider says, and explains it so that it adds up', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    const [own, share] = await world.payments(ride.id);
    for (const query of [`4242 $${own!.captured}`, organizer.email, `R-${ride.id}`, `person $${own!.captured}`]) {
      const { body } = await expectStatus(desk.get(`/api/admin/charges?query=${encodeURIComponent(query)}`), 200);
      expect([query, body.charges.map(({ paymentId }: { paymentId: number }) => paymentId)]).toEqual([query, expect.arrayContaining([own!.id])]);
    }
    const { body } = await expectStatus(desk.get(`/api/admin/rides/${ride.id}/charges`), 200);
    const payers = body.payers as { payerId: number; captured: string; charged: string; lines: { about: string; amount: string; name: string | null }[] }[];
    expect(payers.map(({ payerId, captured }) => [payerId, captured])).toEqual([[organizer.id, own!.captured], [member.id, share!.captured]]);
    for (const { lines, captured } of payers) {
      expect(lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(Math.round(Number(captured) * 100));
      expect(lines.map(({ about }) => about)).not.toContain('collected_too_much');
    }
    expect(payers[0]!.lines.find(({ about }) => about === 'paid_by_member')).toMatchObject({ amount: `-${intent.amount}`, name: member.name });
    expect(Math.round((Number(own!.captured) + Number(share!.captured)) * 100)).toBe(total);
  });

  it('sees a dispute until when it can be answered, and it is in the books', async () => {
    const { ride, paymentId, total } = await chargedRide('pm_card_createDispute');
    const mine = async () => ((await expectStatus(desk.get('/api/admin/disputes'), 200)).body as { rideId: number; state: string; evidenceDueAt: string }[]).find(({ rideId }) => rideId === ride.id);
    const dispute = await until(mine, (found) => found !== undefined);
    expect(dispute).toMatchObject({ state: 'needs_response', paymentId });
    expect(Date.parse(dispute!.evidenceDueAt)).toBeGreaterThan(Date.now());
    expect(await entriesOf(ride.id, 'dispute')).toEqual([{ account: 'platform:disputes', cents: total }, { account: 'provider:clearing', cents: -total }]);
    expect((await alerts(ride.id)).map(({ kind }) => kind)).toContain('dispute_open');
    expect((await refund(ride.id, { paymentId, amount: '1.00' })).body.code).toBe('refund_not_possible');
  });
});

describe('reconciliation', () => {
  it('finds what was captured behind our back, once, and closes the alert when it is put right', async () => {
    const honest = await chargedRide();
    const { organizer, ride, intent, total } = await world.paidRide();
    const [atProvider] = await world.cards.intentsOf(ride.id);
    await world.cards.allDelivered();
    await world.cards.deliverWebhooks('drop');
    await world.cards.capture(atProvider!.id);
    await reconcile();
    const captured = (total / 100).toFixed(2);
    expect((await alerts(ride.id)).map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual([['capture_difference', '0.00', captured]]);
    expect(await alerts(honest.ride.id)).toEqual([]);
    await reconcile();
    expect(await alerts(ride.id)).toHaveLength(1);
    // Asking the provider, as a rider's page does, brings the books up to it.
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    await reconcile();
    expect(await alerts(ride.id)).toEqual([]);
  });

  it('finds a refund that we made and the provider knows nothing of; an operator notes and closes it, and it stays closed', async () => {
    const { ride, paymentId } = await chargedRide();
    await world.api.query(
      `WITH t AS (INSERT INTO ledger_transactions (key, kind, ride_id, payment_id) VALUES ('planted', 'refund', $1, $2) RETURNING id)
       INSERT INTO ledger_entries (transaction_id, account, amount_cents)
       SELECT id, account, cents FROM t, (VALUES ('provider:clearing', -700), ('platform:refunds', 700)) AS planted (account, cents)`,
      [ride.id, paymentId],
    );
    await reconcile();
    const [alert] = await alerts(ride.id);
    expect(alert).toMatchObject({ kind: 'refund_difference', ours: '7.00', theirs: '0.00' });
    await expectStatus(desk.patch(`/api/admin/alerts/${alert!.id}`, { note: 'Planted by a test', close: true }), 200);
    await reconcile();
    expect(await alerts(ride.id)).toEqual([]);
  });
});

describe('reports that nobody can place', () => {
  it('are kept, tried again when asked, and put aside', async () => {
    const at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ id: 'evt_news', type: 'treasury.something_new', created: at, data: { object: { id: 'tr_9', object: 'treasury' } } });
    const signature = createHmac('sha256', TEST_KEYS.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
    await expectStatus(client(world.api).post('/api/stripe/webhook', body, { 'stripe-signature': `t=${at},v1=${signature}` }), 200);
    const parked = async () => ((await expectStatus(desk.get('/api/admin/parked-reports'), 200)).body as { id: string; tries: number; known: boolean }[]).filter(({ id }) => id === 'evt_news');
    expect(await parked()).toMatchObject([{ tries: 0, known: false }]);
    expect((await expectStatus(desk.post('/api/admin/parked-reports/evt_news/retry'), 200)).body).toEqual({ handled: false });
    expect(await parked()).toMatchObject([{ tries: 1 }]);
    await expectStatus(desk.delete('/api/admin/parked-reports/evt_news'), 204);
    expect(await parked()).toEqual([]);
  });
});
