import { expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import type { AnyRow } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { IN_DAYS, inHours, Pledges } from './support/pledges';
import { joinBy, quote, until } from './support/rides';
import { sum, setUpPledges } from './support/pledge-spec';

let world: PaidRides;
let pledges: Pledges;
const { mailsTo, noticesOf } = setUpPledges((opened) => void ({ world, pledges } = opened));

describe('the terms of a pledge', () => {
  const terms = (pledge: object, more: object = {}) => ({
    paymentMethod: 'card',
    splitMode: 'pledge',
    pledge,
    ...more,
  });

  async function booking(body: object, quoted: object = { startsIn: IN_DAYS(3) }) {
    const who = await person(world.api);
    const { quoteId } = await quote(who, quoted);
    return who.client.post('/api/rides', { quoteId, ...body });
  }

  it('show in the quote what everyone pays for every possible number of riders', async () => {
    const who = await person(world.api);
    const schedule = { groupSize: 6, startsIn: IN_DAYS(3) };
    const { body } = await expectStatus(
      who.client.post('/api/calculate-pricing', {
        ...(await quoteRequest(schedule)),
        pledge: { minRiders: 4, deadline: inHours(24) },
      }),
      200,
    );
    const { pledge, finalTotal } = body;
    expect(pledge).toMatchObject({ minRiders: 4, seats: 6 });
    expect(pledge.shares.map(({ riders }: AnyRow) => riders)).toEqual([4, 5, 6]);
    expect(pledge.shares.at(-1).total).toBe(finalTotal);
    for (const { riders, total, share } of pledge.shares) expect(cents(share)).toBe(Math.ceil(cents(total) / riders));
    expect(cents(pledge.maxShare)).toBe(Math.max(...pledge.shares.map(({ share }: AnyRow) => cents(share))));
  });

  it.each([
    ['without a schedule', terms({ minRiders: 3, deadline: inHours(24) }), {}, 'pledge', 'not_scheduled'],
    [
      'for a ride that is paid in cash',
      terms({ minRiders: 3, deadline: inHours(24) }, { paymentMethod: 'cash' }),
      undefined,
      'pledge',
      'not_by_card',
    ],
    [
      'for too many people',
      terms({ minRiders: 5, deadline: inHours(24) }),
      undefined,
      'pledge.minRiders',
      'too_many_riders',
    ],
    [
      'with a deadline too soon',
      terms({ minRiders: 3, deadline: inHours(0.2) }),
      undefined,
      'pledge.deadline',
      'too_soon',
    ],
    [
      'with a deadline too close to the start',
      terms({ minRiders: 3, deadline: inHours(71) }),
      undefined,
      'pledge.deadline',
      'too_late',
    ],
  ])('are refused %s, naming the field', async (_why, body, quoted, field, code) => {
    const answer = await booking(body, quoted ?? undefined);
    expect(answer).toMatchObject({ status: 400, body: { code: 'pledge_invalid', errors: [{ field, code }] } });
  });

  it('belong to the split mode pledge, which needs them', async () => {
    const fields = async (body: object) => (await booking(body)).body.errors?.[0]?.field;
    expect(await fields({ paymentMethod: 'card', splitMode: 'pledge' })).toBe('pledge');
    expect(await fields(terms({ minRiders: 3, deadline: '2026-W48' }))).toBe('pledge.deadline');
    expect(
      await fields({ paymentMethod: 'card', splitMode: 'cover', pledge: { minRiders: 3, deadline: inHours(24) } }),
    ).toBe('pledge');
  });

  it('stay as they are: neither the split nor the group can be changed', async () => {
    const { organizer, rideId } = await pledges.open();
    const { body: split } = await expectStatus(organizer.client.get(`/api/rides/${rideId}/split`), 200);
    expect(split).toMatchObject({ mode: 'pledge', mayChange: false });
    expect(await organizer.client.put(`/api/rides/${rideId}/split`, { mode: 'cover' })).toMatchObject({
      status: 409,
      body: { code: 'pledge_fixed' },
    });
    expect(await organizer.client.put(`/api/rides/${rideId}/split`, { mode: 'pledge' })).toMatchObject({ status: 400 });
    expect(await organizer.client.post(`/api/rides/${rideId}/changes/preview`, { groupSize: 3 })).toMatchObject({
      status: 409,
      body: { code: 'pledge_fixed' },
    });
  });
});

describe('a pledge that is reached', () => {
  it('is booked at the deadline for those who joined, and everyone pays their own share', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 3, seats: 5 });
    const opened = await pledges.of(organizer, rideId);
    expect(opened).toMatchObject({ state: 'open', joined: 1, minRiders: 3, seats: 5, status: 'awaiting_payment' });
    expect(opened.ride.payBefore).toBeNull();
    const stranger = await person(world.api);
    const { body: preview } = await expectStatus(stranger.client.get(`/api/join/${token}`), 200);
    expect(preview).toMatchObject({ share: opened.maxShare, open: true, pledge: { joined: 1, seatsLeft: 4 } });

    const ana = await pledges.join(token, rideId);
    const guest = await pledges.joinAsGuest(token, rideId);
    expect(await pledges.of(guest, rideId)).toMatchObject({ state: 'reached', joined: 3, status: 'awaiting_payment' });
    const ben = await pledges.join(token, rideId);
    // The most that anybody can pay is set aside.
    const held = (await world.payments(rideId)).map(({ state, amount }) => [state, amount]);
    expect(held).toEqual(Array(4).fill(['authorized', opened.maxShare]));

    await pledges.deadline(rideId);
    const booked = await pledges.becomes(organizer, rideId, 'requested');
    expect(booked).toMatchObject({ status: 'pending', joined: 4 });
    expect(booked.ride).toMatchObject({ groupSize: 4, memberCount: 4 });
    const total = cents(booked.ride.totalCost);
    expect(total).toBe(cents(booked.shares.find(({ riders }: AnyRow) => riders === 4).total));
    expect(booked.ride.amounts).toMatchObject({ atMost: opened.maxShare, setAside: opened.maxShare });

    const shares = await Promise.all(
      [organizer, ana, guest, ben].map(async (who) => cents((await pledges.of(who, rideId)).ride.amounts.share)),
    );
    expect(sum(shares)).toBe(total);
    expect(Math.max(...shares)).toBeLessThanOrEqual(cents(opened.maxShare));

    await pledges.drive(rideId);
    await world.settled(rideId, ['ride captured', 'share captured', 'share captured', 'share captured']);
    const captured = (await world.payments(rideId)).map((payment) => cents(payment.captured));
    expect(captured).toEqual(shares);
    await expectBalanced(pledges.books);
    await expectRightCharges(pledges.books, rideId);
    for (const part of ['You’re in for the ride', 'Enough people joined', 'is booked'])
      await until(
        () => mailsTo(ana),
        (subjects) => subjects.some((subject) => subject.includes(part)),
      );
    for (const part of ['Gus joined', 'Enough people joined', 'Your ride is booked'])
      await until(
        () => noticesOf(organizer),
        (titles) => titles.includes(part),
      );
  });

  it('can be booked by the organizer before the deadline, and by nobody before it is reached', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 3 });
    const request = (who: Person) => who.client.post(`/api/rides/${rideId}/pledge/request`);
    expect(await request(organizer)).toMatchObject({
      status: 409,
      body: { code: 'pledge_not_reached', extra: { missing: 1 } },
    });
    const ana = await pledges.join(token, rideId);
    expect((await request(ana)).status).toBe(404);
    expect(await request(organizer)).toMatchObject({
      status: 200,
      body: { status: 'pending', pledge: { state: 'requested' } },
    });
    expect(await request(organizer)).toMatchObject({ status: 409, body: { code: 'pledge_closed' } });
    // Nobody leaves or joins any more, and the deadline changes nothing.
    expect(await ana.client.get(`/api/rides/${rideId}/cancellation`)).toMatchObject({
      body: { mayCancel: false, reasonCode: 'pledge_closed' },
    });
    expect(await ana.client.delete(`/api/rides/${rideId}/members/me`)).toMatchObject({
      body: { code: 'pledge_closed' },
    });
    const late = await person(world.api);
    expect(await joinBy(late, token)).toMatchObject({ status: 409, body: { code: 'pledge_closed' } });
    await pledges.deadline(rideId);
    expect(await pledges.of(organizer, rideId)).toMatchObject({ state: 'requested', status: 'pending' });
  });

  it('reopens when somebody leaves, and their share is released', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 3, seats: 4 });
    const ana = await pledges.join(token, rideId);
    const ben = await pledges.join(token, rideId);
    expect((await pledges.of(organizer, rideId)).state).toBe('reached');
    await expectStatus(ana.client.delete(`/api/rides/${rideId}/members/me`), 204);
    expect(await pledges.of(ben, rideId)).toMatchObject({ state: 'open', joined: 2, seatsLeft: 2 });
    await world.settled(rideId, ['ride authorized', 'share released', 'share authorized']);
    await until(
      () => noticesOf(ben),
      (titles) => titles.includes('More people needed again'),
    );
    await expectStatus(joinBy(ana, token), 200);
    await pledges.pay(ana, rideId);
    expect((await pledges.of(organizer, rideId)).state).toBe('reached');
  });

  it('reopens when the bank releases the hold of the organizer, who can pay again', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 3 });
    const ana = await pledges.join(token, rideId);
    expect((await pledges.of(ana, rideId)).state).toBe('reached');
    const [hold] = await world.cards.intentsOf(rideId);
    await world.cards.cancelIntent(hold!.id);
    expect(await pledges.becomes(ana, rideId, 'open')).toMatchObject({ joined: 1 });
    await until(
      () => noticesOf(ana),
      (titles) => titles.includes('More people needed again'),
    );
    await pledges.pay(organizer, rideId);
    expect((await pledges.of(ana, rideId)).state).toBe('reached');
  });

  it('asks a member whose hold the bank released for another payment until the deadline', async () => {
    const { rideId, token } = await pledges.open({ minRiders: 2, seats: 3 });
    const ana = await pledges.join(token, rideId);
    await world.cards.cancelIntent((await world.cards.intentsOf(rideId)).at(-1)!.id);
    const { deadline } = await pledges.becomes(ana, rideId, 'open');
    await until(
      () => noticesOf(ana),
      (titles) => titles.includes('Payment needed'),
    );
    const { body: payments } = await expectStatus(ana.client.get(`/api/payments?rideId=${rideId}`), 200);
    expect(payments).toEqual([expect.objectContaining({ state: 'failed', recoverBefore: deadline })]);
    await pledges.pay(ana, rideId);
    expect((await pledges.of(ana, rideId)).state).toBe('reached');
    expect((await noticesOf(ana)).filter((title) => title === 'Payment needed')).toHaveLength(1);
  });

  it('leaves out members who have a seat but have not paid at the deadline, and tells them', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 4 });
    const idle = await person(world.api);
    await expectStatus(joinBy(idle, token), 200);
    const ana = await pledges.join(token, rideId);
    expect(await pledges.of(organizer, rideId)).toMatchObject({ joined: 2, seatsLeft: 1 });
    await pledges.deadline(rideId);
    const booked = await pledges.becomes(organizer, rideId, 'requested');
    expect(booked.ride).toMatchObject({ groupSize: 2, memberCount: 2 });
    expect((await idle.client.get(`/api/rides/${rideId}`)).status).toBe(404);
    expect(await noticesOf(idle)).toContain('You lost your seat');
    expect((await mailsTo(idle)).filter((subject) => subject.includes('You lost your seat'))).toHaveLength(1);
    expect(await noticesOf(ana)).not.toContain('You lost your seat');
    expect((await pledges.of(ana, rideId)).joined).toBe(2);
  });
});

/** The body of a request for a quote of a scheduled ride. */
async function quoteRequest({ groupSize, startsIn }: { groupSize: number; startsIn: number }) {
  const at = new Date(Date.now() + startsIn * 60_000);
  return {
    groupSize,
    rideType: 'GroupX',
    bookingType: 'scheduled',
    scheduledTime: '12:00',
    pickup: { name: 'Uptown', lat: 35.2271, lng: -80.8431 },
    destination: { name: 'Airport', lat: 35.2214, lng: -80.9435 },
    scheduledDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at),
  };
}
