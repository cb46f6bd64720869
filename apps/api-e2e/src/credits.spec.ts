import { randomUUID } from 'node:crypto';
import { booked, cancel, graceOver } from './support/cancelling';
import { addJobs } from './support/jobs';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { book, quote, until } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const DAY_MS = 24 * 3600_000;
const text = (amount: number) => (amount / 100).toFixed(2);
const grant = (rider: Person, body: object, key: string = randomUUID()) =>
  operations.client.post(
    `/api/admin/riders/${rider.id}/credits`,
    { reason: 'Late driver', ...body },
    { 'idempotency-key': key },
  );
const granted = async (rider: Person, amount: string, more: object = {}): Promise<number> =>
  (await expectStatus(grant(rider, { amount, ...more }), 201)).body.credits[0].id;
const revoke = (rider: Person, creditId: number) =>
  operations.client.post(`/api/admin/riders/${rider.id}/credits/${creditId}/revoke`, { reason: 'Granted twice' });
const creditOf = async (rider: Person) => (await expectStatus(rider.client.get('/api/credits'), 200)).body;
const sums = async (rider: Person) => {
  const { balance, reserved } = await creditOf(rider);
  return { balance, reserved };
};
const amountsOf = async (who: Person, rideId: number) => (await world.view(who, rideId)).amounts;
const eventually = (rider: Person, balance: string, reserved: string) =>
  until(
    () => sums(rider),
    (now) => now.balance === balance && now.reserved === reserved,
  );

/** In any case, the credit that riders have or have set aside equals what the books owe them, and the books balance. */
async function expectBooksToAgree(): Promise<void> {
  const [row] = await world.api.query<{ had: string; owed: string; all: string; negative: string }>(
    `SELECT (SELECT coalesce(sum(left_cents), 0) FROM credits) + (SELECT coalesce(sum(amount_cents), 0) FROM credit_uses WHERE state = 'reserved') AS had,
            (SELECT coalesce(-sum(amount_cents), 0) FROM ledger_entries WHERE account = 'platform:credits') AS owed,
            (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries) AS all,
            (SELECT count(*) FROM credits c WHERE amount_cents <> left_cents + lapsed_cents
               + (SELECT coalesce(sum(amount_cents), 0) FROM credit_uses u WHERE u.credit_id = c.id AND u.state <> 'returned')) AS negative`,
  );
  expect({ ...row, had: Number(row!.had) - Number(row!.owed) }).toMatchObject({ had: 0, all: '0', negative: '0' });
}

async function expired(creditId: number): Promise<void> {
  await world.api.query(`UPDATE credits SET expires_at = now() - interval '1 minute' WHERE id = $1`, [creditId]);
  await addJobs(world.api, 'expire-credits');
}

describe('credit', () => {
  afterEach(expectBooksToAgree);

  it('is granted once per idempotency key, and appears to the rider, in the audit log and in the books', async () => {
    const rider = await person(world.api);
    const key = randomUUID();
    expect(
      (await operations.client.post(`/api/admin/riders/${rider.id}/credits`, { amount: '10.00', reason: 'Late' }))
        .status,
    ).toBe(400);
    const { body } = await expectStatus(grant(rider, { amount: '10.00' }, key), 201);
    expect((await expectStatus(grant(rider, { amount: '10.00' }, key), 201)).body).toEqual(body);
    expect((await grant(rider, { amount: '11.00' }, key)).body.code).toBe('idempotency_key_reused');
    expect(body).toMatchObject({
      balance: '10.00',
      reserved: '0.00',
      credits: [{ state: 'active', grantedBy: 'Olga Ops' }],
    });
    const year = new Date(body.credits[0].expiresAt).getTime() - Date.now();
    expect(Math.round(year / DAY_MS)).toBe(365);
    const { body: own } = await expectStatus(rider.client.get('/api/credits'), 200);
    expect(own).toMatchObject({
      balance: '10.00',
      credits: [{ amount: '10.00', left: '10.00', reason: 'Late driver' }],
    });
    expect(own.credits[0]).not.toHaveProperty('grantedBy');
    const { body: inbox } = await expectStatus(rider.client.get('/api/notifications'), 200);
    expect(inbox.notifications[0]).toMatchObject({
      title: 'You have $10.00 in credit',
      data: { path: '/profile/payment' },
    });
    const mails = await world.api.query(
      `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject = 'You have $10.00 in credit'`,
      [rider.email],
    );
    expect(mails).toHaveLength(1);
    const audit = await world.api.query(`SELECT data FROM audit_log WHERE action = 'grant_credit' AND subject = $1`, [
      `user:${rider.id}`,
    ]);
    expect(audit).toMatchObject([{ data: { amount: '10.00', reason: 'Late driver' } }]);
  });

  it.each([
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '500.01' }],
    ['amount', { amount: '10' }],
    ['reason', { amount: '1.00', reason: ' ' }],
    ['expiresAt', { amount: '1.00', expiresAt: new Date(Date.now() - 1000).toISOString() }],
    ['expiresAt', { amount: '1.00', expiresAt: new Date(Date.now() + 1200 * DAY_MS).toISOString() }],
    ['rideId', { amount: '1.00', rideId: 999_999 }],
  ])('is refused with the reason for an invalid %s: %j', async (field, body) => {
    const rider = await person(world.api);
    const refused = await expectStatus(grant(rider, body), 400);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await creditOf(rider)).credits).toEqual([]);
  });

  it('can be granted only to riders', async () => {
    const [{ id }] = (await world.api.query<{ id: number }>(`SELECT id FROM users WHERE is_admin LIMIT 1`)) as [
      { id: number },
    ];
    const toOperator = operations.client.post(
      `/api/admin/riders/${id}/credits`,
      { amount: '1.00', reason: 'Me' },
      { 'idempotency-key': randomUUID() },
    );
    expect((await toOperator).status).toBe(404);
  });

  it('is set aside when the rider books, pays the seat before the card does, and appears on receipt and explanation', async () => {
    const rider = await person(world.api);
    await granted(rider, '5.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    const total = cents(ride.totalCost);
    expect(await sums(rider)).toEqual({ balance: '0.00', reserved: '5.00' });
    expect(await amountsOf(rider, ride.id)).toMatchObject({ credit: '5.00', atMost: text(total - 500) });
    const { body: intent } = await expectStatus(world.begin(rider, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    const driver = await (await until(
      () => world.view(rider, ride.id),
      ({ status }) => status === 'pending',
    ),
    world.driven(ride.id));
    await world.settled(ride.id, ['ride captured']);
    expect((await world.payments(ride.id))[0]!.captured).toBe(text(total - 500));
    expect(await world.balance(`rider:${rider.id}`)).toBe(0);
    expect(await operations.booked(ride.id, 'credit_used')).toEqual(['platform:credits 500', `rider:${rider.id} -500`]);
    const without = await world.chargedRide();
    expect(await world.balance(`driver:${driver.driverId}`)).toBe(
      await world.balance(`driver:${without.driver.driverId}`),
    );
    const { body: receipt } = await expectStatus(rider.client.get(`/api/rides/${ride.id}/receipt`), 200);
    expect(receipt).toMatchObject({
      charged: text(total - 500),
      outstanding: '0.00',
      overpayment: '0.00',
      net: text(total - 500),
    });
    expect(receipt.yours.at(-1)).toEqual({ label: 'Credit', amount: '-5.00' });
    expect(await amountsOf(rider, ride.id)).toMatchObject({
      credit: '5.00',
      due: text(total - 500),
      paid: text(total - 500),
    });
    const { body: charges } = await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/charges`), 200);
    expect(charges.payers[0].lines).toContainEqual({ about: 'credit', amount: '-5.00', name: null });
    expect(charges.payers[0].lines.map(({ about }: { about: string }) => about)).not.toContain('not_collected');
    expect(await creditOf(rider)).toMatchObject({
      balance: '0.00',
      reserved: '0.00',
      credits: [{ state: 'used', uses: [{ rideId: ride.id, amount: '5.00', state: 'used' }] }],
    });
    expect((await operations.reconcile()).differences).toBe(0);
  });

  it('that covers the whole share leaves the card uncharged, and the rest of it is available again', async () => {
    const rider = await person(world.api);
    await granted(rider, '500.00');
    const ride = await book(rider, { paymentMethod: 'card', splitMode: 'sponsor' });
    const { body: intent } = await expectStatus(world.begin(rider, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => world.view(rider, ride.id),
      ({ status }) => status === 'pending',
    );
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride released']);
    expect(await sums(rider)).toEqual({ balance: text(50_000 - cents(ride.totalCost)), reserved: '0.00' });
    const { body: receipt } = await expectStatus(rider.client.get(`/api/rides/${ride.id}/receipt`), 200);
    expect(receipt).toMatchObject({ charged: '0.00', paymentMethod: 'Credit', net: '0.00' });
    expect(await world.balance(`rider:${rider.id}`)).toBe(0);
    // No card was charged, so operations return the credit, once.
    const back = (who: Person, rideId: number) =>
      operations.client.post(`/api/admin/riders/${who.id}/credits/returns`, { rideId, reason: 'The van broke down' });
    const answers = await Promise.all([1, 2, 3].map(() => back(rider, ride.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('credit_not_used');
    expect(await sums(rider)).toEqual({ balance: '500.00', reserved: '0.00' });
    expect((await creditOf(rider)).credits[0].uses).toContainEqual(
      expect.objectContaining({ rideId: ride.id, amount: ride.totalCost, state: 'returned' }),
    );
    await expectBooksToAgree();
    const stranger = await person(world.api);
    expect((await back(stranger, ride.id)).body.code).toBe('credit_not_used');
    expect((await back({ ...stranger, id: 999_999 }, ride.id)).status).toBe(404);
    const { body: inbox } = await expectStatus(rider.client.get('/api/notifications'), 200);
    expect(inbox.notifications[0]).toMatchObject({
      title: `You have $${ride.totalCost} in credit back`,
      message: expect.stringContaining('The van broke down'),
    });
  });

  it('of a member is set aside when they pay for their seat, and comes back when they leave', async () => {
    const { organizer, ride } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    await granted(member, '2.00');
    expect(await sums(member)).toEqual({ balance: '2.00', reserved: '0.00' });
    const { body: intent } = await expectStatus(world.begin(member, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await expectStatus(world.refresh(member, intent.paymentId), 200);
    expect(await sums(member)).toEqual({ balance: '0.00', reserved: '2.00' });
    const { share, due } = await amountsOf(member, ride.id);
    expect(cents(share) - cents(due)).toBe(200);
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await eventually(member, '2.00', '0.00');
  });

  it('of a member is free again when the organizer pays for everyone', async () => {
    const { organizer, ride } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    await granted(member, '2.00');
    const pay = async () => {
      const { body: intent } = await expectStatus(world.begin(member, ride.id), 200);
      await world.cards.confirm(intent.clientSecret);
      await expectStatus(world.refresh(member, intent.paymentId), 200);
    };
    await pay();
    expect(await sums(member)).toEqual({ balance: '0.00', reserved: '2.00' });
    const change = (mode: string) => organizer.client.put(`/api/rides/${ride.id}/split`, { mode });
    await expectStatus(change('sponsor'), 200);
    expect(await sums(member)).toEqual({ balance: '2.00', reserved: '0.00' });
    await world.settled(ride.id, ['ride authorized', 'share released']);
    await expectStatus(change('cover'), 200);
    await pay();
    expect(await sums(member)).toEqual({ balance: '0.00', reserved: '2.00' });
    // The bank gives the hold back, so the organizer covers the seat.
    const held = (await world.cards.intentsOf(ride.id)).at(-1)!;
    await world.cards.cancelIntent(held.id);
    await eventually(member, '2.00', '0.00');
    await expectBooksToAgree();
  });

  it('is never used twice: ten bookings at once set aside no more than there is, earliest expiry first', async () => {
    const rider = await person(world.api);
    const later = await granted(rider, '10.00', { expiresAt: new Date(Date.now() + 90 * DAY_MS).toISOString() });
    const sooner = await granted(rider, '7.00', { expiresAt: new Date(Date.now() + 9 * DAY_MS).toISOString() });
    const quotes = await Promise.all(Array.from({ length: 10 }, () => quote(rider)));
    const rides = await Promise.all(
      quotes.map(({ quoteId }) => rider.client.post('/api/rides', { quoteId, paymentMethod: 'card' })),
    );
    const made = rides.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(1);
    expect(await sums(rider)).toEqual({ balance: '0.00', reserved: '17.00' });
    const uses = await world.api.query<{ credit: number; ride: number; amount: string }>(
      `SELECT credit_id AS credit, ride_id AS ride, amount_cents AS amount FROM credit_uses WHERE credit_id IN ($1, $2) ORDER BY id`,
      [sooner, later],
    );
    expect(uses.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(1700);
    const first = uses.filter(({ ride, credit }) => ride === uses[0]!.ride && credit === sooner);
    expect(first.map(({ amount }) => amount)).toEqual(['700']);
    expect(new Set(uses.map(({ ride }) => ride)).size).toBeGreaterThan(1);
  });

  it('comes back when the ride is cancelled, and pays no cancellation fee', async () => {
    const rider = await person(world.api);
    await granted(rider, '5.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    const { body: intent } = await expectStatus(world.begin(rider, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => world.view(rider, ride.id),
      ({ status }) => status === 'pending',
    );
    const driver = await world.taken(ride.id);
    await world.step(driver, ride.id, 'arrived');
    await graceOver(world, ride.id);
    const fee = Number((await world.view(rider, ride.id)).money.total) / 2;
    expect((await cancel(rider, ride.id, { expectedFee: fee.toFixed(2) })).status).toBeLessThan(500);
    const { body: preview } = await rider.client.get(`/api/rides/${ride.id}/cancellation`);
    if (preview?.token) await expectStatus(cancel(rider, ride.id, { token: preview.token }), 200);
    await eventually(rider, '5.00', '0.00');
    await world.settled(ride.id, ['ride captured']);
    expect(await booked(world, ride.id, 'platform:credits')).toBe(0);
    expect(await world.balance(`rider:${rider.id}`)).toBe(0);
  });

  it('comes back only when everything that was charged is refunded', async () => {
    const rider = await person(world.api);
    await granted(rider, '5.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    const { body: intent } = await expectStatus(world.begin(rider, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => world.view(rider, ride.id),
      ({ status }) => status === 'pending',
    );
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured']);
    const { paymentId } = intent;
    const charged = cents(ride.totalCost) - 500;
    const refund = (amount: number) =>
      expectStatus(
        operations.client.post(
          `/api/admin/rides/${ride.id}/refunds`,
          { paymentId, amount: text(amount), reason: 'goodwill' },
          { 'idempotency-key': randomUUID() },
        ),
        201,
      );
    const succeeded = (count: number) =>
      until(
        () => world.api.query(`SELECT 1 FROM refunds WHERE ride_id = $1 AND state = 'succeeded'`, [ride.id]),
        (rows) => rows.length === count,
      );
    await refund(100);
    await succeeded(1);
    expect(await sums(rider)).toEqual({ balance: '0.00', reserved: '0.00' });
    await refund(charged - 100);
    await succeeded(2);
    expect(await sums(rider)).toEqual({ balance: '5.00', reserved: '0.00' });
    expect(await operations.booked(ride.id, 'credit_returned')).toEqual([
      'platform:refunds 500',
      'platform:credits -500',
    ]);
    expect((await creditOf(rider)).credits[0].uses).toMatchObject([{ state: 'returned' }]);
  });

  it('does not apply to cash rides', async () => {
    const rider = await person(world.api);
    await granted(rider, '5.00');
    const ride = await book(rider);
    await world.driven(ride.id, ride.totalCost);
    await until(
      () => world.balance(`rider:${rider.id}`),
      (owed) => owed === 0,
    );
    expect(await sums(rider)).toEqual({ balance: '5.00', reserved: '0.00' });
  });

  it('expires, except for what is set aside, which comes back once with 30 more days', async () => {
    const rider = await person(world.api);
    const creditId = await granted(rider, '60.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    const { reserved } = await sums(rider);
    await expired(creditId);
    await until(
      () => creditOf(rider),
      ({ credits }) => credits[0].state === 'reserved',
    );
    const lapsed = await until(
      () => world.api.query<{ cents: string }>(`SELECT lapsed_cents AS cents FROM credits WHERE id = $1`, [creditId]),
      ([row]) => Number(row!.cents) > 0,
    );
    expect(Number(lapsed[0]!.cents)).toBe(6000 - cents(reserved));
    expect((await cancel(rider, ride.id)).status).toBeLessThan(300);
    await eventually(rider, reserved, '0.00');
    const { expiresAt } = (await creditOf(rider)).credits[0];
    expect(Math.round((new Date(expiresAt).getTime() - Date.now()) / DAY_MS)).toBe(30);
    const again = await book(rider, { paymentMethod: 'card' });
    await expired(creditId);
    expect((await cancel(rider, again.id)).status).toBeLessThan(300);
    await eventually(rider, '0.00', '0.00');
  });

  it('is revoked as far as it is unused, including what comes back later', async () => {
    const rider = await person(world.api);
    const creditId = await granted(rider, '60.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    const { body } = await expectStatus(revoke(rider, creditId), 200);
    expect(body).toMatchObject({
      balance: '0.00',
      credits: [{ state: 'revoked', revokedBy: 'Olga Ops', revokedFor: 'Granted twice' }],
    });
    expect(Number(body.reserved)).toBeGreaterThan(0);
    expect((await expectStatus(revoke(rider, creditId), 409)).body.code).toBe('credit_spent');
    expect((await revoke(rider, 999_999)).status).toBe(404);
    expect((await cancel(rider, ride.id)).status).toBeLessThan(300);
    await eventually(rider, '0.00', '0.00');
    const { body: inbox } = await expectStatus(rider.client.get('/api/notifications?language=es'), 200);
    expect(inbox.notifications.map(({ title }: { title: string }) => title)).toContainEqual(
      expect.stringMatching(/^Retiramos \$\d+\.\d\d de crédito$/),
    );
  });

  it('that is revoked while all of it is set aside still pays for that ride, and the rest ends', async () => {
    const rider = await person(world.api);
    const creditId = await granted(rider, '3.00');
    const ride = await book(rider, { paymentMethod: 'card' });
    expect(await sums(rider)).toEqual({ balance: '0.00', reserved: '3.00' });
    const { body } = await expectStatus(revoke(rider, creditId), 200);
    expect(body).toMatchObject({ reserved: '3.00', credits: [{ state: 'revoked', left: '0.00' }] });
    const { body: inbox } = await expectStatus(rider.client.get('/api/notifications'), 200);
    const titles = inbox.notifications.map(({ title }: { title: string }) => title);
    expect(titles).toContain('A credit ends with your ride');
    expect(titles.join()).not.toContain('$0.00');
    expect((await cancel(rider, ride.id)).status).toBeLessThan(300);
    await eventually(rider, '0.00', '0.00');
    await expectBooksToAgree();
  });

  it('is revoked or used, never both, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rider = await person(world.api);
      const creditId = await granted(rider, '3.00');
      const { quoteId } = await quote(rider);
      const [revoked] = await Promise.all([
        revoke(rider, creditId),
        rider.client.post('/api/rides', { quoteId, paymentMethod: 'card' }),
      ]);
      const { balance, reserved } = await sums(rider);
      expect([balance, reserved]).toEqual(['0.00', revoked.status === 200 ? '0.00' : '3.00']);
    }
  });
});
