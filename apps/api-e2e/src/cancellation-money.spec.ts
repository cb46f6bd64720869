import type { AnyRow } from './support/api';
import { booked, cancel, lateNow, preview, waited } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { driver, expectStatus, person, type Driver, type Person } from './support/people';
import { book, joinBy, offerTo, until, UPTOWN, completeTrip } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const money = (amount: number) => (amount / 100).toFixed(2);

describe('concurrent requests', () => {
  const SENTENCE = { reason: 'They have no phones' };
  const status = (who: Driver, rideId: number, to: string) =>
    who.client.patch(`/api/rides/${rideId}/status`, { status: to, ...SENTENCE });
  const times = <T>(count: number, call: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  /** Checks the single end of a ride to the cent: what was captured, what the books say, and what the driver has. */
  async function ended(
    organizer: Person,
    someone: Driver,
    rideId: number,
    charged: number,
    driverHas: number,
  ): Promise<void> {
    await world.settled(rideId, [charged > 0 ? 'ride captured' : 'ride released']);
    expect(cents((await world.payments(rideId))[0]!.captured)).toBe(charged);
    expect([
      await booked(world, rideId, `rider:${organizer.id}`),
      await booked(world, rideId, 'provider:clearing'),
      await booked(world, rideId, `driver:${someone.driverId}`),
    ]).toEqual([0, charged, 0 - driverHas]);
    const ends = (await world.eventTypes(organizer, rideId)).filter(
      (type) => type === 'ride_cancelled' || type === 'trip_completed',
    );
    expect(ends).toHaveLength(1);
    expect((await world.cards.intentsOf(rideId)).map((intent) => intent.amount_received)).toEqual([charged]);
  }

  it('to confirm one cancellation a hundred times have one effect and one answer', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const someone = await world.taken(ride.id);
    await lateNow(world, ride.id);
    const { token } = await preview(organizer, ride.id);
    const keyed = (body: object = { token }) =>
      organizer.client.post(`/api/rides/${ride.id}/cancel`, body, { 'idempotency-key': 'the-same' });
    const answers = await times(100, () => keyed());
    expect([...new Set(answers.map((answer) => answer.status))]).toEqual([200]);
    expect([...new Set(answers.map(({ body }) => JSON.stringify([body.id, body.status, body.money])))]).toHaveLength(1);
    expect((await keyed({ token, reason: 'Another' })).body.code).toBe('idempotency_key_reused');
    expect((await times(20, () => cancel(organizer, ride.id, { token }))).map(({ body }) => body.code)).toEqual(
      Array(20).fill('ride_state_conflict'),
    );
    const fee = Math.floor(total / 4 + 0.5);
    await ended(organizer, someone, ride.id, fee, Math.floor(fee * 0.8 + 0.5));
  });

  it('to cancel and to complete a ride: exactly one succeeds', async () => {
    for (const late of [true, false]) {
      const { organizer, ride, total } = await world.paidRide();
      const someone = await world.taken(ride.id);
      if (late) await lateNow(world, ride.id);
      const { token, fee } = await preview(organizer, ride.id);
      const answers = await times(40, (index) => {
        if (index % 4 === 0) return cancel(organizer, ride.id, { token });
        if (index % 4 === 1) return status(someone, ride.id, 'arrived');
        if (index % 4 === 2) return status(someone, ride.id, 'in_progress');
        return completeTrip(someone, ride.id, {});
      });
      expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
      const won = answers.filter((answer, index) => answer.status === 200 && index % 4 === 0).length;
      const now = (await world.view(organizer, ride.id)).status;
      expect([won, now === 'cancelled']).toEqual(now === 'cancelled' ? [1, true] : [0, false]);
      if (now === 'en_route') await world.step(someone, ride.id, 'in_progress');
      if (now !== 'completed' && now !== 'cancelled') await expectStatus(completeTrip(someone, ride.id, {}), 200);
      const [fare] = await world.api.query<{ part: number }>(
        `SELECT round(base_fare * 80)::int AS part FROM rides WHERE id = $1`,
        [ride.id],
      );
      await ended(
        organizer,
        someone,
        ride.id,
        now === 'cancelled' ? cents(fee) : total,
        now === 'cancelled' ? Math.floor(cents(fee) * 0.8 + 0.5) : fare!.part,
      );
    }
  });

  it('to cancel a ride and to accept it: it ends cancelled for free, with or without the driver', async () => {
    const { organizer, ride } = await world.paidRide();
    const someone = await driver(world.api, UPTOWN);
    await offerTo(world.api, ride.id, [someone.driverId]);
    const { token, fee } = await preview(organizer, ride.id);
    expect(fee).toBe('0.00');
    const answers = await times(40, (index) =>
      index % 2
        ? cancel(organizer, ride.id, { token })
        : someone.client.post(`/api/rides/${ride.id}/accept/${someone.driverId}`),
    );
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
    const off = answers.filter((answer, index) => index % 2 === 1 && answer.status === 200);
    expect(off.length).toBeLessThanOrEqual(1);
    // The token is from before the ride had a driver, so the amounts are checked again. They are still zero.
    if (off.length === 0) await expectStatus(cancel(organizer, ride.id), 200);
    await ended(organizer, someone, ride.id, 0, 0);
  });

  it('to cancel and to report a no-show: one fee, by one rule', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const someone = await world.taken(ride.id);
    await world.step(someone, ride.id, 'arrived');
    await waited(world, ride.id);
    const { token } = await preview(organizer, ride.id);
    const answers = await times(40, (index) =>
      index % 2 ? cancel(organizer, ride.id, { token }) : someone.client.post(`/api/rides/${ride.id}/no-show`),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect([...new Set(answers.map((answer) => answer.status))].sort()).toEqual([200, 409]);
    const fee = Math.floor(total / 2 + 0.5);
    await ended(organizer, someone, ride.id, fee, Math.floor(fee * 0.8 + 0.5));
    const kinds = await world.api.query<{ kind: string }>(
      `SELECT kind FROM ledger_transactions WHERE ride_id = $1 AND kind LIKE '%fee'`,
      [ride.id],
    );
    expect(kinds).toHaveLength(1);
  });
});

describe('money that was captured in the provider’s dashboard', () => {
  it('is refunded except for the fee, as the preview said; operations are alerted and the books agree', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member } = await world.payingMember(organizer, ride.id);
    const someone = await world.taken(ride.id);
    const [own, share] = await world.cards.intentsOf(ride.id);
    for (const intent of [own!, share!]) await world.cards.capture(intent.id);
    await world.settled(ride.id, ['ride captured', 'share captured']);
    expect((await operations.alerts(ride.id)).map(({ kind }) => kind)).toEqual([
      'captured_elsewhere',
      'captured_elsewhere',
    ]);
    await lateNow(world, ride.id);
    const fee = Math.floor(total / 4 + 0.5);
    const ofShare = cents((await world.payments(ride.id))[1]!.captured);
    const shown = await preview(organizer, ride.id);
    expect(shown).toMatchObject({ fee: money(fee), released: '0.00', refunded: money(total - fee) });
    expect(shown.payers).toMatchObject([
      { held: '0.00', taken: money(total), charged: money(fee), released: '0.00', refunded: money(total - fee) },
      { held: '0.00', taken: money(ofShare), charged: '0.00', released: '0.00', refunded: money(ofShare) },
    ]);
    await expectStatus(cancel(organizer, ride.id, { token: shown.token }), 200);
    const refunds = async () =>
      (await expectStatus(operations.client.get(`/api/admin/rides/${ride.id}/refunds`), 200)).body as AnyRow[];
    await until(refunds, (all) => all.length === 2 && all.every(({ state }) => state === 'succeeded'));
    expect((await refunds()).map(({ origin, reason, amount }) => [origin, reason, amount])).toEqual([
      ['system', 'collected_too_much', money(total - fee)],
      ['system', 'collected_too_much', money(ofShare)],
    ]);
    expect([await world.cards.refundedOf(own!.id), await world.cards.refundedOf(share!.id)]).toEqual([
      total - fee,
      ofShare,
    ]);
    const books = ['provider:clearing', `rider:${organizer.id}`, `rider:${member.id}`, `driver:${someone.driverId}`];
    expect(await Promise.all(books.map((account) => booked(world, ride.id, account)))).toEqual([
      fee,
      0,
      0,
      -Math.floor(fee * 0.8 + 0.5),
    ]);
    const { body: receipt } = await expectStatus(organizer.client.get(`/api/rides/${ride.id}/receipt`), 200);
    expect(receipt).toMatchObject({
      charged: money(fee),
      overpayment: money(total - fee),
      refunds: [{ amount: money(total - fee) }],
      outstanding: '0.00',
      net: money(fee),
    });
    await operations.reconcile();
    expect(await operations.alerts(ride.id)).toEqual([]);
  });

  it('and partly refunded there before the ride ends is our cost: the rider owes nothing more, and the alert stays', async () => {
    const { organizer, ride, total, intent: begun } = await world.paidRide();
    const someone = await world.taken(ride.id);
    const [intent] = await world.cards.intentsOf(ride.id);
    await world.cards.capture(intent!.id);
    await world.settled(ride.id, ['ride captured']);
    const asked = { paymentId: begun.paymentId, amount: '5.00', reason: 'goodwill' };
    expect(
      (
        await operations.client.post(`/api/admin/rides/${ride.id}/refunds`, asked, {
          'idempotency-key': `early-${ride.id}`,
        })
      ).body.code,
    ).toBe('refund_not_possible');
    await world.cards.refund(intent!.id, 1000);
    await until(
      () => booked(world, ride.id, 'provider:clearing'),
      (now) => now === total - 1000,
    );
    for (const status of ['arrived', 'in_progress']) await world.step(someone, ride.id, status);
    await expectStatus(completeTrip(someone, ride.id, {}), 200);
    const { body: receipt } = await until(
      () => organizer.client.get(`/api/rides/${ride.id}/receipt`),
      ({ status }) => status === 200,
    );
    expect(receipt).toMatchObject({
      charged: money(total),
      overpayment: '0.00',
      refunds: [{ amount: '10.00' }],
      outstanding: '0.00',
      net: money(total - 1000),
    });
    expect(
      await world.api.query(
        `SELECT amount_cents::int AS amount, rider_cents::int AS riders, tax_cents > 0 AS taxed FROM refunds WHERE ride_id = $1`,
        [ride.id],
      ),
    ).toEqual([{ amount: 1000, riders: 0, taxed: true }]);
    expect(await booked(world, ride.id, `rider:${organizer.id}`)).toBe(0);
    expect((await expectStatus(organizer.client.get('/api/debts'), 200)).body).toEqual([]);
    await operations.reconcile();
    expect((await operations.alerts(ride.id)).map(({ kind }) => kind)).toEqual(['refunded_elsewhere']);
  });

  it('from a member who left before we learned of it is refunded; a member who rejoins pays again, once', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { body: link } = await expectStatus(organizer.client.post(`/api/rides/${ride.id}/join-link`), 201);
    const { member } = await world.payingMember(organizer, ride.id);
    const { id } = (await world.cards.intentsOf(ride.id))[1]!;
    await world.cards.deliverWebhooks('drop');
    await world.cards.capture(id);
    const share = cents((await world.payments(ride.id))[1]!.amount);
    await expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204);
    await world.settled(ride.id, ['ride authorized', 'overpayment captured']);
    await until(
      () => world.cards.refundedOf(id),
      (refunded) => refunded === share,
    );
    await world.cards.calm();
    await world.cards.resendDropped();
    expect((await joinBy(member, link.token)).status).toBeLessThan(300);
    const { body: again } = await expectStatus(world.begin(member, ride.id), 200);
    await world.cards.confirm(again.clientSecret);
    await expectStatus(world.refresh(member, again.paymentId), 200);
    await world.driven(ride.id);
    await world.settled(ride.id, ['ride captured', 'overpayment captured', 'share captured']);
    expect(
      await Promise.all(
        ['provider:clearing', `rider:${organizer.id}`, `rider:${member.id}`].map((account) =>
          booked(world, ride.id, account),
        ),
      ),
    ).toEqual([total, 0, 0]);
    await operations.reconcile();
    expect(await operations.alerts(ride.id)).toEqual([]);
  });

  it('for part of a debt leaves the rest to be paid with another card', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'cash' });
    await world.driven(ride.id, '20.00');
    const debts = async () => (await expectStatus(organizer.client.get('/api/debts'), 200)).body as AnyRow[];
    const [debt] = await until(debts, (list) => list.length === 1);
    const owed = cents(ride.totalCost) - 2000;
    const pay = async () => (await expectStatus(organizer.client.post(`/api/rides/${ride.id}/debt`), 200)).body;
    const first = await pay();
    const [id] = first.clientSecret.split('_secret');
    await world.cards.deliverWebhooks('drop');
    await world.cards.confirm(first.clientSecret);
    await world.cards.capture(id, 1000);
    await world.cards.calm();
    await expectStatus(world.refresh(organizer, first.paymentId), 200);
    expect([debt!.amount, (await debts())[0]!.amount]).toEqual([
      (owed / 100).toFixed(2),
      ((owed - 1000) / 100).toFixed(2),
    ]);
    expect((await operations.alerts(ride.id)).map(({ kind }) => kind)).toEqual(['rider_owes']);
    // A job first tries the card of the charged part, which is not saved.
    const { body: rest } = await until(
      () => organizer.client.post(`/api/rides/${ride.id}/debt`),
      ({ status }) => status === 200,
    );
    expect([rest.amount, rest.clientSecret === first.clientSecret]).toEqual([((owed - 1000) / 100).toFixed(2), false]);
    await world.cards.confirm(rest.clientSecret);
    await until(debts, (list) => list.length === 0);
    expect([await booked(world, ride.id, `rider:${organizer.id}`), await operations.alerts(ride.id)]).toEqual([0, []]);
    const { body: receipt } = await expectStatus(organizer.client.get(`/api/rides/${ride.id}/receipt`), 200);
    expect(receipt).toMatchObject({
      cash: '20.00',
      outstanding: '0.00',
      byCard: [
        { method: 'Visa ending 4242', amount: '10.00' },
        { method: 'Visa ending 4242', amount: rest.amount },
      ],
    });
    const mails = await world.api.query<AnyRow>(
      `SELECT subject FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'We received%' ORDER BY id`,
      [organizer.email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We received $10.00',
      `We received $${((owed - 1000) / 100).toFixed(2)}`,
    ]);
  });
});
