import type { AnyRow } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { book, joinBy, until, completeTrip } from './support/rides';
import {
  amount,
  split,
  answer,
  linkOf,
  seats,
  own,
  joinAtAnyShare,
  DECLINED,
  custom,
  setUpSeatShares,
} from './support/seat-shares';

let world: PaidRides;
const { pay, expectCaptured, holds, paySaved } = setUpSeatShares((opened) => void (world = opened));

describe('a custom split', () => {
  it('charges each seat its own amount to the cent, and asks before a seat costs more', async () => {
    const { organizer, ride, total } = await world.paidRide(custom);
    const token = await linkOf(organizer, ride.id);
    const [ana, ben, cem] = [await person(world.api), await person(world.api), await person(world.api)];
    for (const friend of [ana, ben, cem]) await expectStatus(joinBy(friend, token), 200);
    expect((await seats(organizer, ride.id)).map(({ share }) => share)).toEqual([
      amount(total - 2500),
      '20.00',
      '5.00',
      '0.00',
    ]);
    expect([await pay(ana, ride.id), await pay(ben, ride.id)]).toEqual(['20.00', '5.00']);
    expect((await world.begin(cem, ride.id)).body.code).toBe('payment_not_due');

    await expectStatus(split(organizer, ride.id, ['22.00', '4.00', '0.00']), 200);
    expect(await own(ana, ride.id)).toMatchObject({
      share: '22.00',
      charge: '20.00',
      agreed: '20.00',
      consent: 'needed',
    });
    expect(await own(ben, ride.id)).toMatchObject({ share: '4.00', charge: '4.00', agreed: '5.00', consent: 'given' });
    expect((await world.view(organizer, ride.id)).money).toMatchObject({
      yourCharge: amount(total - 2400),
      yourLargestCharge: ride.totalCost,
    });
    expect(await world.eventTypes(ana, ride.id)).toContain('share_consent_needed');
    // Until she agrees, no more is authorized on her card.
    expect((await world.begin(ana, ride.id)).body).toMatchObject({ amount: '20.00', state: 'authorized' });
    const mails = () =>
      world.api.query<{ body: string }>(
        `SELECT body FROM outbox_messages WHERE recipient = $1 AND subject = 'Your share has changed'`,
        [ana.email],
      );
    expect((await until(mails, (sent) => sent.length > 0))[0]!.body).toContain('is now $22.00 instead of $20.00');

    expect((await answer(ana, ride.id, '21.00', true)).body).toMatchObject({
      code: 'share_changed',
      extra: { share: '22.00' },
    });
    await expectStatus(answer(ana, ride.id, '22.00', false), 200);
    expect(await own(ana, ride.id)).toMatchObject({ charge: '20.00', consent: 'declined' });
    await expectStatus(answer(ana, ride.id, '22.00', true), 200);
    expect(await own(ana, ride.id)).toMatchObject({ charge: '20.00', agreed: '22.00', consent: 'given' });
    expect(await pay(ana, ride.id)).toBe('22.00');
    await until(
      () => holds(ride.id),
      (now) => now.filter((status) => status === 'requires_capture').length === 3,
    );
    await expectCaptured(
      ride.id,
      [
        [organizer, total - 2600],
        [ana, 2200],
        [ben, 400],
      ],
      total,
    );
    expect((await ana.client.get(`/api/rides/${ride.id}/receipt`)).body.charged).toBe('22.00');
  });

  it('tells a member each time the share rises, also to the same amount as before', async () => {
    const { organizer, ride } = await world.paidRide(custom);
    const ana = await person(world.api);
    await expectStatus(joinBy(ana, await linkOf(organizer, ride.id)), 200);
    const told = async () => {
      const { body } = await expectStatus(ana.client.get('/api/notifications'), 200);
      const mails = await world.api.query(
        `SELECT 1 FROM outbox_messages WHERE recipient = $1 AND subject = 'Your share has changed'`,
        [ana.email],
      );
      const notices = (body.notifications as AnyRow[]).filter(({ title }) => title === 'Your share changed');
      return [notices.length, mails.length];
    };
    for (const times of [1, 2]) {
      await expectStatus(split(organizer, ride.id, ['22.00', '4.00', '0.00']), 200);
      await until(told, (found) => found.every((count) => count === times));
      await expectStatus(split(organizer, ride.id, ['20.00', '4.00', '0.00']), 200);
    }
  });

  it('keeps the old hold until the larger one is authorized', async () => {
    const { organizer, ride } = await world.paidRide(custom);
    const { member } = await world.payingMember(organizer, ride.id);
    await expectStatus(split(organizer, ride.id, ['30.00']), 200);
    await expectStatus(answer(member, ride.id, '30.00', true), 200);
    const { body: intent } = await expectStatus(world.begin(member, ride.id), 200);
    expect(intent.amount).toBe('30.00');
    await world.cards.confirm(intent.clientSecret, DECLINED);
    expect(await holds(ride.id)).toEqual(['requires_capture', 'requires_capture', 'requires_payment_method']);
    expect(await own(member, ride.id)).toMatchObject({ charge: '20.00', agreed: '30.00' });
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'requires_capture,canceled,requires_capture',
    );
    expect(await own(member, ride.id)).toMatchObject({ charge: '30.00' });
    expect(await world.states(ride.id)).toEqual(['ride authorized', 'share authorized']);
  });

  it('increases the hold of a saved card by itself once its owner has agreed', async () => {
    const { organizer, ride } = await world.paidRide(custom);
    const member = await world.join(organizer, ride.id);
    await paySaved(member, ride.id);
    await expectStatus(split(organizer, ride.id, ['30.00']), 200);
    expect(await holds(ride.id)).toEqual(['requires_capture', 'requires_capture']);
    await expectStatus(answer(member, ride.id, '30.00', true), 200);
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'requires_capture,canceled,requires_capture',
    );
    expect(await own(member, ride.id)).toMatchObject({ charge: '30.00' });
  });

  it.each([
    ['above the total', ['999.00']],
    ['less than a card can be charged', ['0.49']],
    ['for seats that do not exist', ['1.00', '1.00', '1.00', '1.00']],
  ])('%s is refused', async (_, amounts) => {
    const organizer = await person(world.api);
    const ride = await book(organizer);
    expect((await split(organizer, ride.id, amounts)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'shares' }],
    });
    expect((await world.view(organizer, ride.id)).splitMode).toBe('cover');
  });

  it('can be changed only by the organizer, until the ride starts', async () => {
    const { organizer, ride } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    expect((await split(member, ride.id, ['1.00'])).status).toBe(404);
    const driver = await world.taken(ride.id);
    await expectStatus(split(organizer, ride.id, ['1.00']), 200);
    await world.step(driver, ride.id, 'arrived');
    await world.step(driver, ride.id, 'in_progress');
    expect((await split(organizer, ride.id, ['2.00'])).body.code).toBe('ride_state_conflict');
  });
});

describe('joining at the price that was shown', () => {
  it('is refused with the new share when that seat went to someone else', async () => {
    const { organizer, ride } = await world.paidRide(custom);
    const token = await linkOf(organizer, ride.id);
    const [ana, ben] = [await person(world.api), await person(world.api)];
    const answers = await Promise.all(
      [ana, ben].map((friend) => friend.client.post(`/api/join/${token}`, { share: '20.00' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'share_changed',
      extra: { share: '5.00' },
    });
    expect((await ben.client.post(`/api/join/${token}`, {})).status).toBe(400);
  });

  it('gives three seats to three of 20 people at once', async () => {
    const { organizer, ride } = await world.paidRide();
    const token = await linkOf(organizer, ride.id);
    const friends = await Promise.all(Array.from({ length: 20 }, () => person(world.api)));
    const answers = await Promise.all(friends.map((friend) => joinAtAnyShare(friend, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['ride_full']),
    );
    expect((await seats(organizer, ride.id)).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});

describe('joining while the driver completes the trip', () => {
  it.each(['the driver first', 'the friends first'])(
    'charges nobody without a seat, and the total to the cent: %s',
    async (order) => {
      const { organizer, ride, total } = await world.paidRide({ groupSize: 6 });
      const token = await linkOf(organizer, ride.id);
      const friends = await Promise.all(Array.from({ length: 10 }, () => person(world.api)));
      const driver = await world.taken(ride.id);
      await world.step(driver, ride.id, 'arrived');
      const drive = async () => {
        await world.step(driver, ride.id, 'in_progress');
        await expectStatus(completeTrip(driver, ride.id, {}), 200);
      };
      const joinAndPay = async (friend: Person) => {
        if ((await joinAtAnyShare(friend, token)).status !== 200) return;
        const { status, body } = await world.begin(friend, ride.id);
        if (status === 200) await world.cards.confirm(body.clientSecret);
      };
      const [first, second] =
        order === 'the driver first' ? [[drive()], friends.map(joinAndPay)] : [friends.map(joinAndPay), [drive()]];
      await Promise.all([...first!, ...second!]);
      const captured = () =>
        world.api.query<{ payer_id: number; captured: string }>(
          `SELECT payer_id, captured FROM payments WHERE ride_id = $1 AND state = 'captured'`,
          [ride.id],
        );
      const sum = (rows: { captured: string }[]) => rows.reduce((all, row) => all + cents(row.captured), 0);
      const taken = await until(captured, (rows) => sum(rows) >= total);
      expect(sum(taken)).toBe(total);
      const seated = (
        await world.api.query<{ user_id: number }>(
          `SELECT user_id FROM ride_members WHERE ride_id = $1 AND left_at IS NULL`,
          [ride.id],
        )
      ).map((row) => row.user_id);
      expect(taken.filter(({ payer_id }) => !seated.includes(payer_id))).toEqual([]);
      await until(
        () => holds(ride.id),
        (now) => !now.includes('requires_capture'),
      );
      expect(sum(await captured())).toBe(total);
      for (const id of seated) expect(await world.balance(`rider:${id}`)).toBe(0);
    },
  );
});

describe('leaving while a card is being authorized', () => {
  it('leaves no hold behind, and the seat falls back to the organizer', async () => {
    const { organizer, ride } = await world.paidRide();
    const member = await world.join(organizer, ride.id);
    const { body: intent } = await expectStatus(world.begin(member, ride.id), 200);
    await Promise.all([
      world.cards.confirm(intent.clientSecret),
      expectStatus(member.client.delete(`/api/rides/${ride.id}/members/me`), 204),
    ]);
    await world.settled(ride.id, ['ride authorized', 'share released']);
    await until(
      () => world.cards.intentsOf(ride.id),
      (intents) => intents[1]?.status === 'canceled',
    );
    expect((await world.view(organizer, ride.id)).money.yourCharge).toBe(ride.totalCost);
  });
});
