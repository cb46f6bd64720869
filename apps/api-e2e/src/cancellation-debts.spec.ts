import { rideNumber } from '@groupride/contracts';
import type { AnyRow } from './support/api';
import { booked, cancel, lateNow, pretend, preview } from './support/cancelling';
import { type Operations, setUpOperations } from './support/operations';
import { cents, type PaidRides } from './support/paid-rides';
import { expectStatus, person, type Driver, type Person } from './support/people';
import { book, until } from './support/rides';

let world: PaidRides;
let operations: Operations;
setUpOperations((opened) => ({ world, operations } = opened));

const money = (amount: number) => (amount / 100).toFixed(2);

describe('a debt that will not be collected', () => {
  it('is closed by operators once, at the amount shown: waived, or recorded as cash that the driver received', async () => {
    for (const how of ['waived', 'paid_in_cash'] as const) {
      const organizer = await person(world.api);
      const ride = await book(organizer, { paymentMethod: 'cash' });
      const someone = await world.driven(ride.id, '20.00');
      const owed = cents(ride.totalCost) - 2000;
      const debts = async () => (await expectStatus(organizer.client.get('/api/debts'), 200)).body as AnyRow[];
      await until(debts, (list) => list.length === 1);
      expect((await expectStatus(organizer.client.get(`/api/rides/${ride.id}/receipt`), 200)).body).toMatchObject({
        cash: '20.00',
        outstanding: (owed / 100).toFixed(2),
        net: '20.00',
      });
      const before = await booked(world, ride.id, `driver:${someone.driverId}`);
      const begun = (await expectStatus(organizer.client.post(`/api/rides/${ride.id}/debt`), 200)).body;
      const close = (amount: number) =>
        operations.client.post(`/api/admin/rides/${ride.id}/debts/${organizer.id}/close`, {
          amount: (amount / 100).toFixed(2),
          how,
          note: 'They called us',
        });
      expect(
        (
          await organizer.client.post(`/api/admin/rides/${ride.id}/debts/${organizer.id}/close`, {
            amount: '1.00',
            how,
            note: 'Mine',
          })
        ).status,
      ).toBe(403);
      expect((await close(owed - 1)).body).toMatchObject({
        code: 'amount_mismatch',
        extra: { total: (owed / 100).toFixed(2) },
      });
      const answers = await Promise.all(Array.from({ length: 10 }, () => close(owed)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect([
        await debts(),
        await booked(world, ride.id, `rider:${organizer.id}`),
        await operations.alerts(ride.id),
      ]).toEqual([[], 0, []]);
      expect((await booked(world, ride.id, `driver:${someone.driverId}`)) - before).toBe(how === 'waived' ? 0 : owed);
      await until(
        () => world.cards.intentsOf(ride.id),
        ([intent]) => intent?.status === 'canceled',
      );
      expect((await organizer.client.post(`/api/rides/${ride.id}/debt`)).body.code).toBe('payment_not_due');
      const told = () =>
        world.api.query<AnyRow>(`SELECT subject FROM outbox_messages WHERE subject = ANY($1)`, [
          how === 'waived'
            ? [`You no longer owe $${begun.amount}`]
            : [
                `We corrected your cash payment for ride ${rideNumber(ride.id)}`,
                `We corrected the cash for ride ${ride.id}`,
              ],
        ]);
      await until(told, (mails) => mails.length === (how === 'waived' ? 1 : 2));
      const { body: receipt } = await expectStatus(organizer.client.get(`/api/rides/${ride.id}/receipt`), 200);
      expect(receipt).toMatchObject({
        outstanding: '0.00',
        ...(how === 'waived'
          ? { cash: '20.00', waived: begun.amount, net: '20.00' }
          : { cash: ride.totalCost, waived: '0.00', net: ride.totalCost }),
      });
      expect(begun.amount).toBe((owed / 100).toFixed(2));
      await operations.reconcile();
      expect(await operations.alerts(ride.id)).toEqual([]);
    }
  });
});

describe('a cancellation fee while nothing is on hold', () => {
  const NEXT_WEEK = 6 * 24 * 60 + 600;
  const debts = async (who: Person) => (await expectStatus(who.client.get('/api/debts'), 200)).body as AnyRow[];
  const alerts = (rideId: number) => operations.alerts(rideId);
  const kinds = (rideId: number) =>
    world.api.query<AnyRow>(
      `SELECT purpose, state, captured, failure_code FROM payments WHERE ride_id = $1 ORDER BY id`,
      [rideId],
    );

  /** A ride of next week on a stored card, with a driver, and its cancellation fee. */
  async function storedRide(card?: string) {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card', startsIn: NEXT_WEEK });
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    expect(intent.mode).toBe('setup');
    await world.cards.confirmSetup(intent.clientSecret, card);
    await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    const someone = await world.taken(ride.id);
    await lateNow(world, ride.id);
    // From a week before the start, cancelling a scheduled ride costs a quarter.
    await pretend(world, `UPDATE cancellation_rules SET after_seconds = -604800 WHERE clock = 'start'`);
    const shown = await preview(organizer, ride.id);
    const fee = Math.floor(cents(ride.totalCost) / 4 + 0.5);
    expect([cents(shown.fee), shown.rule, shown.released]).toEqual([fee, 'late', '0.00']);
    expect(shown.chargedCard).toMatch(/^Visa ending \d{4}$/);
    expect(shown.explanation).toContain(shown.chargedCard);
    return { organizer, ride, someone, shown, fee };
  }

  async function booksOf(organizer: Person, someone: Driver, rideId: number) {
    return [
      await booked(world, rideId, `rider:${organizer.id}`),
      await booked(world, rideId, 'provider:clearing'),
      await booked(world, rideId, `driver:${someone.driverId}`),
    ];
  }

  it('is charged to the stored card once, as the preview said, even when the provider’s answer is lost', async () => {
    for (const lost of [false, true]) {
      const { organizer, ride, someone, shown, fee } = await storedRide();
      expect((await cancel(organizer, ride.id)).body.code).toBe('cancellation_not_agreed');
      if (lost) await world.cards.failNext({ path: '/v1/payment_intents', when: 'after', disconnect: true, times: 1 });
      await expectStatus(cancel(organizer, ride.id, { token: shown.token }), 200);
      await until(
        () => kinds(ride.id),
        (rows) => rows.map(({ purpose, state }) => `${purpose} ${state}`).join() === 'ride released,debt captured',
      );
      expect(cents((await kinds(ride.id))[1]!.captured)).toBe(fee);
      expect(
        (await world.cards.intentsOf(ride.id)).map(({ amount_received: received, status }) => [received, status]),
      ).toEqual([[fee, 'succeeded']]);
      expect(await booksOf(organizer, someone, ride.id)).toEqual([0, fee, 0 - Math.floor(fee * 0.8 + 0.5)]);
      const { body: receipt } = await until(
        () => organizer.client.get(`/api/rides/${ride.id}/receipt`),
        ({ status }) => status === 200,
      );
      expect([cents(receipt.charged), receipt.paymentMethod]).toEqual([fee, shown.chargedCard]);
      expect([await debts(organizer), await alerts(ride.id)]).toEqual([[], []]);
    }
  });

  it('stays owed when the card is declined, is shown to the person and to operations, and can be paid once', async () => {
    const { organizer, ride, someone, shown, fee } = await storedRide('pm_card_chargeCustomerFail');
    await expectStatus(cancel(organizer, ride.id, { token: shown.token }), 200);
    const [debt] = await until(
      () => debts(organizer),
      ([first]) => first?.failureMessage,
    );
    expect(debt).toMatchObject({ rideId: ride.id, amount: shown.fee, reason: 'fee', onItsWay: false });
    expect(await booksOf(organizer, someone, ride.id)).toEqual([fee, 0, 0 - Math.floor(fee * 0.8 + 0.5)]);
    expect((await organizer.client.get(`/api/rides/${ride.id}/receipt`)).status).toBe(404);
    expect(await alerts(ride.id)).toMatchObject([
      { kind: 'rider_owes', ours: shown.fee, theirs: '0.00', data: { riderId: organizer.id } },
    ]);
    const mails = await world.api.query<AnyRow>(
      `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject LIKE 'We couldn’t charge%'`,
      [organizer.email],
    );
    expect(mails).toHaveLength(1);
    const stranger = await person(world.api);
    expect([
      (await stranger.client.post(`/api/rides/${ride.id}/debt`)).status,
      (await someone.client.post(`/api/rides/${ride.id}/debt`)).body.code,
    ]).toEqual([404, 'payment_not_due']);
    const intents = await Promise.all(
      Array.from({ length: 20 }, () => expectStatus(organizer.client.post(`/api/rides/${ride.id}/debt`), 200)),
    );
    expect(new Set(intents.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(intents[0]!.body.amount).toBe(shown.fee);
    await world.cards.confirm(intents[0]!.body.clientSecret);
    await until(
      () => debts(organizer),
      (list) => list.length === 0,
    );
    expect(await booksOf(organizer, someone, ride.id)).toEqual([0, fee, 0 - Math.floor(fee * 0.8 + 0.5)]);
    expect(await alerts(ride.id)).toEqual([]);
    expect(
      (await world.cards.intentsOf(ride.id)).reduce((sum, { amount_received: received }) => sum + received, 0),
    ).toBe(fee);
    expect((await organizer.client.post(`/api/rides/${ride.id}/debt`)).body.code).toBe('payment_not_due');
  });

  it('is recorded as owed, not as received, when the hold has lapsed, and operations are alerted', async () => {
    for (const noticed of [false, true]) {
      const { organizer, ride, total } = await world.paidRide();
      const someone = await world.taken(ride.id);
      await lateNow(world, ride.id);
      let { token } = await preview(organizer, ride.id);
      const fee = Math.floor(total / 4 + 0.5);
      const [intent] = await world.cards.intentsOf(ride.id);
      if (!noticed) await world.cards.deliverWebhooks('drop');
      await world.cards.cancelIntent(intent!.id);
      if (noticed) {
        const shown = await until(
          () => preview(organizer, ride.id),
          ({ isOwed }) => isOwed,
        );
        expect(shown).toMatchObject({ fee: money(fee), released: '0.00', chargedCard: null });
        ({ token } = shown);
      }
      await expectStatus(cancel(organizer, ride.id, { token }), 200);
      await until(
        () => alerts(ride.id),
        (list) => list.length === 1,
      );
      await world.cards.calm();
      expect(await booksOf(organizer, someone, ride.id)).toEqual([fee, 0, 0 - Math.floor(fee * 0.8 + 0.5)]);
      expect((await kinds(ride.id)).map(({ purpose, captured }) => [purpose, captured])).toEqual([
        ['ride', '0.00'],
        ['debt', '0.00'],
      ]);
      expect(
        (
          await until(
            () => debts(organizer),
            ([first]) => first?.onItsWay === false,
          )
        )[0],
      ).toMatchObject({ rideId: ride.id, reason: 'fee' });
    }
  });
});
