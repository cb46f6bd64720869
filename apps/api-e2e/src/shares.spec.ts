import type { AnyRow } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, verifyPhone, type Person } from './support/people';
import { book, hurry, joinBy, until, type Booking, completeTrip } from './support/rides';

let world: PaidRides;

beforeAll(async () => {
  world = await PaidRides.start();
});
afterAll(() => world?.api.stop());

const amount = (of: number) => (of / 100).toFixed(2);
const split = (who: Person, rideId: number, amounts: string[]) =>
  who.client.put(`/api/rides/${rideId}/split`, {
    mode: 'custom',
    shares: amounts.map((each, index) => ({ seat: index + 1, amount: each })),
  });
const answer = (who: Person, rideId: number, share: string, agree: boolean) =>
  who.client.post(`/api/rides/${rideId}/consent`, { share, agree });
const preview = (who: Person, rideId: number, change: object) =>
  who.client.post(`/api/rides/${rideId}/changes/preview`, change);
const change = (who: Person, rideId: number, wanted: object) => who.client.post(`/api/rides/${rideId}/changes`, wanted);

async function linkOf(organizer: Person, rideId: number): Promise<string> {
  return (await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201)).body.token as string;
}

async function seats(who: Person, rideId: number) {
  const { body } = await expectStatus(who.client.get(`/api/rides/${rideId}/members`), 200);
  return body as { isYou: boolean; seat: number; share: string; charge: string; agreed: string; consent: string }[];
}

const own = async (who: Person, rideId: number) => (await seats(who, rideId)).find(({ isYou }) => isYou)!;

/** Joins at the current price of the seat, as a person does who sees the new share and accepts it. */
async function joinAtAnyShare(friend: Person, token: string) {
  for (;;) {
    const answered = await joinBy(friend, token);
    if (answered.body.code !== 'share_changed') return answered;
  }
}

/** Authorizes what is due now. @returns the amount */
async function pay(who: Person, rideId: number): Promise<string> {
  const { body: intent } = await expectStatus(world.begin(who, rideId), 200);
  await world.cards.confirm(intent.clientSecret);
  expect((await expectStatus(world.refresh(who, intent.paymentId), 200)).body.state).toBe('authorized');
  return intent.amount as string;
}

/** Drives the ride, and compares what was captured from each person with the shares, the ledger and the provider. */
async function expectCaptured(rideId: number, expected: [Person, number][], total: number) {
  const { driverId } = await world.driven(rideId);
  const captured = async () =>
    new Map(
      (
        await world.api.query<{ payer_id: number; captured: string }>(
          `SELECT payer_id, captured FROM payments WHERE ride_id = $1 AND state = 'captured'`,
          [rideId],
        )
      ).map((row) => [row.payer_id, cents(row.captured)]),
    );
  expect(await until(captured, (rows) => rows.size === expected.length)).toEqual(
    new Map(expected.map(([who, sum]) => [who.id, sum])),
  );
  expect(expected.reduce((sum, [, each]) => sum + each, 0)).toBe(total);
  const intents = await world.cards.intentsOf(rideId);
  expect(intents.reduce((sum, { amount_received }) => sum + amount_received, 0)).toBe(total);
  expect(intents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
  for (const [who] of expected) expect(await world.balance(`rider:${who.id}`)).toBe(0);
  const booked = await world.api.query<{ sum: string }>(
    `SELECT sum(e.amount_cents) AS sum FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.ride_id = $1 AND t.kind = 'capture' AND e.account = 'provider:clearing'`,
    [rideId],
  );
  expect(Number(booked[0]?.sum)).toBe(total);
  expect(await world.balance(`driver:${driverId}`)).toBeLessThan(0);
}

const DECLINED = 'pm_card_visa_chargeDeclined';
const holds = async (rideId: number) => (await world.cards.intentsOf(rideId)).map(({ status }) => status);
const payments = async (who: Person, rideId: number): Promise<AnyRow[]> =>
  (await expectStatus(who.client.get(`/api/payments?rideId=${rideId}`), 200)).body;

/** The quoted price of a larger group, to be confirmed. */
async function larger(who: Person, rideId: number, groupSize = 6) {
  const { body } = await expectStatus(preview(who, rideId, { groupSize }), 200);
  return { groupSize, expectedTotal: body.total as string };
}

async function expectUnchanged(
  who: Person,
  before: { id: number; groupSize: number; totalCost: string },
  now?: object,
): Promise<void> {
  const { groupSize, totalCost } = before;
  expect(now ?? (await world.view(who, before.id))).toMatchObject({ status: 'pending', groupSize, totalCost });
}

/** Saves a card and pays what is due with it. */
async function paySaved(who: Person, rideId: number): Promise<void> {
  const { body: setup } = await expectStatus(who.client.post('/api/cards/setup'), 200);
  await world.cards.confirmSetup(setup.clientSecret);
  const { body: cards } = await expectStatus(who.client.post('/api/cards/refresh'), 200);
  const { body: intent } = await expectStatus(world.begin(who, rideId), 200);
  expect(
    (await expectStatus(who.client.post(`/api/payments/${intent.paymentId}/card`, { cardId: cards[0].id }), 200)).body
      .state,
  ).toBe('authorized');
}

const custom: Booking = {
  splitMode: 'custom',
  shares: [
    { seat: 1, amount: '20.00' },
    { seat: 2, amount: '5.00' },
  ],
};

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

describe('changing the group size', () => {
  it('costs what the preview said; the hold stays and less of it is captured', async () => {
    const { organizer, ride, total } = await world.paidRide();
    const { member, intent } = await world.payingMember(organizer, ride.id);
    const { body: seen } = await expectStatus(preview(organizer, ride.id, { groupSize: 3 }), 200);
    expect(seen).toMatchObject({
      groupSize: 3,
      totalBefore: ride.totalCost,
      toAuthorize: '0.00',
      largestCharge: seen.total,
      allowed: true,
    });
    expect((await world.view(organizer, ride.id)).groupSize).toBe(4);
    expect((await change(organizer, ride.id, { groupSize: 3, expectedTotal: ride.totalCost })).body).toMatchObject({
      code: 'amount_mismatch',
      extra: { total: seen.total },
    });
    await expectStatus(change(organizer, ride.id, { groupSize: 3, expectedTotal: seen.total }), 200);
    const smaller = cents(seen.total);
    expect(smaller).toBeLessThan(total);
    const { share } = await own(member, ride.id);
    expect(share).toBe(seen.shares[1].share);
    expect((await change(member, ride.id, { groupSize: 2, expectedTotal: '1.00' })).status).toBe(404);
    const { body: larger } = await preview(organizer, ride.id, { groupSize: 5 });
    expect(larger).toMatchObject({ allowed: true, toAuthorize: larger.total, largestCharge: larger.total });
    expect((await preview(organizer, ride.id, { groupSize: 7 })).body.code).toBe('group_too_large');
    const back = await preview(organizer, ride.id, { groupSize: 4 });
    expect(back.body).toMatchObject({ total: ride.totalCost, allowed: true, toAuthorize: '0.00' });
    const due = Math.min(cents(share), cents(intent.amount));
    await expectCaptured(
      ride.id,
      [
        [organizer, smaller - due],
        [member, due],
      ],
      smaller,
    );
  });

  it('starts a new authorization while the organizer has not paid', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    const { body: first } = await expectStatus(world.begin(organizer, ride.id), 200);
    const { body: seen } = await expectStatus(preview(organizer, ride.id, { groupSize: 6 }), 200);
    expect(seen.toAuthorize).toBe(seen.total);
    const wanted = { groupSize: 6, expectedTotal: seen.total };
    await expectStatus(change(organizer, ride.id, wanted), 200);
    await until(
      () => world.cards.intentsOf(ride.id),
      ([intent]) => intent?.status === 'canceled',
    );
    expect((await world.cards.confirm(first.clientSecret)).status).not.toBe('requires_capture');
    expect(await pay(organizer, ride.id)).toBe(seen.total);
    expect(cents(seen.total)).toBeGreaterThan(cents(ride.totalCost));
    expect(await world.states(ride.id)).toEqual(['ride released', 'ride authorized']);
    await world.taken(ride.id);
    expect((await preview(organizer, ride.id, { groupSize: 5 })).body.code).toBe('ride_state_conflict');
  });

  it('never leaves a member without a seat, whoever joins meanwhile', async () => {
    const { organizer, ride } = await world.paidRide();
    const token = await linkOf(organizer, ride.id);
    const { body: seen } = await expectStatus(preview(organizer, ride.id, { groupSize: 2 }), 200);
    const friends = await Promise.all(Array.from({ length: 3 }, () => person(world.api)));
    const [changed, ...joined] = await Promise.all([
      change(organizer, ride.id, { groupSize: 2, expectedTotal: seen.total }),
      ...friends.map((friend) => joinBy(friend, token)),
    ]);
    const { groupSize, memberCount } = await world.view(organizer, ride.id);
    expect(memberCount).toBe(1 + joined.filter(({ status }) => status === 200).length);
    expect(groupSize).toBe(changed.status === 200 ? 2 : 4);
    expect(memberCount).toBeLessThanOrEqual(groupSize);
    if (changed.status !== 200) expect(changed.body.code).toBe('group_too_small');
  });
});

describe('a change that costs more than the hold', () => {
  it('waits for the new hold, is dropped when it is declined, and releases the old hold only afterwards', async () => {
    const { organizer, ride } = await world.paidRide();
    const seen = await larger(organizer, ride.id);
    expect(await change(organizer, ride.id, { groupSize: 6, expectedTotal: ride.totalCost })).toMatchObject({
      status: 409,
      body: { code: 'amount_mismatch' },
    });
    await expectUnchanged(organizer, ride, (await expectStatus(change(organizer, ride.id, seen), 200)).body);
    expect((await payments(organizer, ride.id))[0]).toMatchObject({
      state: 'authorized',
      amount: ride.totalCost,
      risesTo: seen.expectedTotal,
    });
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    expect(intent).toMatchObject({ amount: seen.expectedTotal, state: 'created' });
    // The same request returns the same change.
    await expectStatus(change(organizer, ride.id, seen), 200);
    expect((await world.begin(organizer, ride.id)).body.clientSecret).toBe(intent.clientSecret);

    await world.cards.confirm(intent.clientSecret, DECLINED);
    const { body: refused } = await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    expect(refused).toMatchObject({
      state: 'authorized',
      amount: ride.totalCost,
      risesTo: seen.expectedTotal,
      failureCode: 'generic_decline',
    });
    await expectUnchanged(organizer, ride);
    expect(await holds(ride.id)).toEqual(['requires_capture', 'requires_payment_method']);

    await world.cards.confirm(intent.clientSecret);
    const { body: done } = await expectStatus(world.refresh(organizer, intent.paymentId), 200);
    expect(done).toMatchObject({ state: 'authorized', amount: seen.expectedTotal, risesTo: null, failureCode: null });
    expect(await world.view(organizer, ride.id)).toMatchObject({ groupSize: 6, totalCost: seen.expectedTotal });
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'canceled,requires_capture',
    );
    expect(await world.states(ride.id)).toEqual(['ride authorized']);
    await expectCaptured(ride.id, [[organizer, cents(seen.expectedTotal)]], cents(seen.expectedTotal));
  });

  it('is applied at once with a saved card, even when the answer is lost', async () => {
    const organizer = await person(world.api);
    const ride = await book(organizer, { paymentMethod: 'card' });
    await paySaved(organizer, ride.id);
    const five = await larger(organizer, ride.id, 5);
    expect((await expectStatus(change(organizer, ride.id, five), 200)).body).toMatchObject({
      groupSize: 5,
      totalCost: five.expectedTotal,
    });
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'canceled,requires_capture',
    );
    const six = await larger(organizer, ride.id);
    await world.cards.failNext({ path: '/v1/payment_intents', when: 'after', disconnect: true, times: 1 });
    await expectStatus(change(organizer, ride.id, six), 200);
    await until(
      async () => {
        await hurry(world.api, 'increase-hold-on-the-saved-card', ride.id);
        return holds(ride.id);
      },
      (now) => now.join() === 'canceled,canceled,requires_capture',
    );
    expect(await world.view(organizer, ride.id)).toMatchObject({ groupSize: 6, totalCost: six.expectedTotal });
    expect(await world.states(ride.id)).toEqual(['ride authorized']);
  });

  it.each([
    ['a driver takes the ride first', async (_: Person, rideId: number) => void (await world.taken(rideId))],
    [
      'it is cancelled',
      (organizer: Person, rideId: number) =>
        expectStatus(organizer.client.post(`/api/rides/${rideId}/cancel`, {}), 200),
    ],
    [
      'the organizer leaves it',
      (organizer: Person, rideId: number) => expectStatus(organizer.client.delete(`/api/rides/${rideId}/changes`), 204),
    ],
    [
      'nobody confirms it in time',
      (_: Person, rideId: number) => hurry(world.api, 'give-up-change-that-waits-too-long', rideId),
    ],
  ])('is dropped when %s, and its hold is released', async (why, happens) => {
    const { organizer, ride } = await world.paidRide();
    await expectStatus(change(organizer, ride.id, await larger(organizer, ride.id)), 200);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await happens(organizer, ride.id);
    await until(
      () => payments(organizer, ride.id),
      ([payment]) => payment.risesTo === null || payment.state === 'released',
    );
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => holds(ride.id),
      ([first, second]) =>
        first === (why === 'it is cancelled' ? 'canceled' : 'requires_capture') && second === 'canceled',
    );
    expect(await world.view(organizer, ride.id)).toMatchObject({ groupSize: 4, totalCost: ride.totalCost });
    expect(await world.eventTypes(organizer, ride.id)).toContain('change_given_up');
  });

  it('and a driver who accepts at the same moment agree on one ride and one hold', async () => {
    const { organizer, ride } = await world.paidRide();
    const seen = await larger(organizer, ride.id);
    await expectStatus(change(organizer, ride.id, seen), 200);
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    const [someone] = await Promise.all([
      world.taken(ride.id).catch(() => null),
      world.cards.confirm(intent.clientSecret).then(() => world.refresh(organizer, intent.paymentId)),
    ]);
    if (!someone) await world.taken(ride.id);
    const { groupSize, totalCost } = await world.view(organizer, ride.id);
    expect([`4 ${ride.totalCost}`, `6 ${seen.expectedTotal}`]).toContain(`${groupSize} ${totalCost}`);
    await until(
      () => holds(ride.id),
      (now) => now.filter((status) => status === 'requires_capture').length === 1,
    );
    expect((await payments(organizer, ride.id)).map(({ state, amount: held }) => `${state} ${held}`)).toEqual([
      `authorized ${totalCost}`,
    ]);
  });
});

describe('a promotion', () => {
  it('can be removed once the card is authorized for the full price, and used for another ride', async () => {
    const organizer = await person(world.api);
    await verifyPhone(world.api, organizer);
    const ride = await book(organizer, { paymentMethod: 'card', groupSize: 2, promoCode: 'FREEFIRST' });
    expect(ride).toMatchObject({ status: 'pending', totalCost: '0.00' });
    expect((await preview(organizer, ride.id, { promoCode: 'FREEFIRST' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'promoCode', code: 'promo_used' }],
    });
    const without = { withoutPromotion: true };
    const { body: seen } = await expectStatus(preview(organizer, ride.id, without), 200);
    expect(cents(seen.total)).toBeGreaterThan(0);
    expect(seen).toMatchObject({ toAuthorize: seen.total, largestCharge: seen.total, allowed: true });
    await expectStatus(change(organizer, ride.id, { ...without, expectedTotal: seen.total }), 200);
    const inUse = async () =>
      (
        await world.api.query(`SELECT ride_id FROM promotion_redemptions WHERE user_id = $1 AND returned_at IS NULL`, [
          organizer.id,
        ])
      ).map((row) => row.ride_id);
    expect(await inUse()).toEqual([ride.id]);
    expect(await pay(organizer, ride.id)).toBe(seen.total);
    expect(await world.view(organizer, ride.id)).toMatchObject({ status: 'pending', totalCost: seen.total });
    expect(await inUse()).toEqual([]);
    expect((await preview(organizer, ride.id, without)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'withoutPromotion' }],
    });

    const { body: again } = await expectStatus(preview(organizer, ride.id, { promoCode: 'WELCOME' }), 200);
    expect(again).toMatchObject({ total: '0.00', toAuthorize: '0.00' });
    await expectStatus(change(organizer, ride.id, { promoCode: 'WELCOME', expectedTotal: '0.00' }), 200);
    const { body: other } = await expectStatus(preview(organizer, ride.id, { promoCode: 'FIRSTRIDE' }), 200);
    await expectStatus(change(organizer, ride.id, { promoCode: 'FIRSTRIDE', expectedTotal: other.total }), 200);
    expect(await inUse()).toEqual([ride.id]);
    await until(
      () => holds(ride.id),
      (now) => now.join() === 'canceled',
    );
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
