import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, verifyPhone, type Person } from './support/people';
import { book, hurry, joinBy, until } from './support/rides';
import { preview, change, linkOf, own, DECLINED, setUpSeatShares } from './support/seat-shares';

let world: PaidRides;
const { pay, expectCaptured, holds, payments, larger, expectUnchanged, paySaved } = setUpSeatShares(
  (opened) => void (world = opened),
);

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
    const inbox = async () =>
      (await expectStatus(organizer.client.get('/api/notifications'), 200)).body.notifications as { title: string }[];
    const isOwnChoice = why === 'it is cancelled' || why === 'the organizer leaves it';
    await until(inbox, (found) => isOwnChoice || found.some(({ title }) => title === 'Change not made'));
    expect((await inbox()).filter(({ title }) => title === 'Change not made')).toHaveLength(isOwnChoice ? 0 : 1);
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
