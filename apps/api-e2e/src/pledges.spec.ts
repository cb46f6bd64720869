import { expectBalanced, expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import type { AnyRow } from './support/api';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { FAR, IN_DAYS, inHours, Pledges } from './support/pledges';
import { hurry, joinBy, quote, until } from './support/rides';

const DECLINED_LATER = 'pm_card_chargeCustomerFail';

let world: PaidRides;
let pledges: Pledges;

beforeAll(async () => {
  world = await PaidRides.start();
  pledges = new Pledges(world);
});
afterAll(() => world?.api.stop());

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const mailsTo = async (who: Person) =>
  (
    await world.api.query<{ subject: string }>(`SELECT subject FROM outbox_messages WHERE recipient = $1 ORDER BY id`, [
      who.email,
    ])
  ).map(({ subject }) => subject);
const noticesOf = async (who: Person) =>
  (await expectStatus(who.client.get('/api/notifications'), 200)).body.notifications.map(
    ({ title }: AnyRow) => title,
  ) as string[];

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
      (titles) => titles.includes('Someone left'),
    );
    await expectStatus(joinBy(ana, token), 200);
    await pledges.pay(ana, rideId);
    expect((await pledges.of(organizer, rideId)).state).toBe('reached');
  });

  it('leaves out members who have a seat but have not paid at the deadline', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 4 });
    const idle = await person(world.api);
    await expectStatus(joinBy(idle, token), 200);
    const ana = await pledges.join(token, rideId);
    expect(await pledges.of(organizer, rideId)).toMatchObject({ joined: 2, seatsLeft: 1 });
    await pledges.deadline(rideId);
    const booked = await pledges.becomes(organizer, rideId, 'requested');
    expect(booked.ride).toMatchObject({ groupSize: 2, memberCount: 2 });
    expect((await idle.client.get(`/api/rides/${rideId}`)).status).toBe(404);
    expect((await pledges.of(ana, rideId)).joined).toBe(2);
  });
});

describe('a pledge that is missed', () => {
  it('releases everything at the deadline and tells everyone', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 3, seats: 4 });
    const ana = await pledges.join(token, rideId);
    await pledges.deadline(rideId);
    expect(await pledges.becomes(ana, rideId, 'missed')).toMatchObject({ status: 'cancelled' });
    await pledges.expectNothingTaken(rideId);
    for (const who of [organizer, ana]) {
      await until(
        () => mailsTo(who),
        (subjects) => subjects.some((subject) => subject.includes('doesn’t take place')),
      );
      await until(
        () => noticesOf(who),
        (titles) => titles.includes('Ride doesn’t take place'),
      );
      expect((await mailsTo(who)).filter((subject) => subject.includes('was cancelled'))).toEqual([]);
    }
    // A second run of the job, after a crash, finds nothing to do.
    await world.api.query(
      `INSERT INTO jobs.job (name, data) VALUES ('close-pledge-at-its-deadline', jsonb_build_object('rideId', $1::int))`,
      [rideId],
    );
    await until(
      () =>
        world.api.query(
          `SELECT 1 FROM jobs.job WHERE name = 'close-pledge-at-its-deadline' AND state <> 'completed' AND (data ->> 'rideId')::int = $1`,
          [rideId],
        ),
      (open) => open.length === 0,
    );
    expect((await world.eventTypes(ana, rideId)).filter((type) => type === 'ride_cancelled')).toHaveLength(1);
  });

  it('is cancelled, not missed, when the organizer cancels it, and costs nobody anything', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 4 });
    const ana = await pledges.join(token, rideId);
    const { body: preview } = await expectStatus(organizer.client.get(`/api/rides/${rideId}/cancellation`), 200);
    await expectStatus(organizer.client.post(`/api/rides/${rideId}/cancel`, { token: preview.token }), 200);
    expect(await pledges.of(ana, rideId)).toMatchObject({ state: 'cancelled', status: 'cancelled' });
    await pledges.expectNothingTaken(rideId);
    await pledges.deadline(rideId);
    expect((await pledges.of(ana, rideId)).state).toBe('cancelled');
  });

  it('takes back the seat of a member who does not pay within minutes', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 2 });
    const idle = await person(world.api);
    await expectStatus(joinBy(idle, token), 200);
    const ana = await person(world.api);
    expect(
      (await ana.client.post(`/api/join/${token}`, { share: (await pledges.of(organizer, rideId)).maxShare })).body
        .code,
    ).toBe('ride_full');
    await world.api.query(`UPDATE ride_members SET joined_at = now() - interval '1 hour' WHERE ride_id = $1`, [rideId]);
    await hurry(world.api, 'give-up-unpaid-seats-of-pledge', rideId);
    await until(
      () => pledges.of(organizer, rideId),
      ({ seatsLeft }) => seatsLeft === 1,
    );
    await pledges.join(token, rideId);
    expect((await pledges.of(organizer, rideId)).state).toBe('reached');
  });

  it('is abandoned like any ride when the organizer never pays', async () => {
    const { organizer, rideId } = await pledges.booked();
    expect((await pledges.of(organizer, rideId)).ride.payBefore).not.toBeNull();
    const link = await expectStatus(organizer.client.post(`/api/rides/${rideId}/join-link`), 201);
    const ana = await person(world.api);
    expect(await joinBy(ana, link.body.token)).toMatchObject({ body: { code: 'ride_closed_to_joining' } });
    await hurry(world.api, 'give-up-ride-that-stays-unpaid', rideId);
    expect(await pledges.becomes(organizer, rideId, 'cancelled')).toMatchObject({ status: 'cancelled' });
    const paid = await pledges.open();
    await hurry(world.api, 'give-up-ride-that-stays-unpaid', paid.rideId);
    expect((await pledges.of(paid.organizer, paid.rideId)).state).toBe('open');
  });
});

describe('a pledge more than six days ahead', () => {
  /** Saved cards of the organizer, a friend and a guest. */
  async function closed(cards: { friend?: string; guest?: string; organizer?: string }, minRiders = 2) {
    const { organizer, rideId, token } = await pledges.open({ minRiders, seats: 4, startsIn: FAR }, cards.organizer);
    const friend = await pledges.join(token, rideId, cards.friend);
    const guest = await pledges.joinAsGuest(token, rideId, cards.guest);
    expect(await world.states(rideId)).toEqual(['ride stored', 'share stored', 'share stored']);
    expect(await world.cards.intentsOf(rideId)).toEqual([]);
    expect((await pledges.of(organizer, rideId)).state).toBe('reached');
    await pledges.deadline(rideId);
    await until(
      () => pledges.of(organizer, rideId),
      ({ closedAt }) => closedAt !== null,
    );
    return { organizer, friend, guest, rideId };
  }

  it('saves the cards, authorizes them six days before the start, and is booked with the last one', async () => {
    const { organizer, rideId } = await closed({});
    expect(await pledges.of(organizer, rideId)).toMatchObject({
      state: 'reached',
      status: 'awaiting_payment',
      fixBy: null,
    });
    await pledges.windowOpens(rideId);
    expect(await pledges.becomes(organizer, rideId, 'requested')).toMatchObject({ status: 'pending', joined: 3 });
    expect(await world.states(rideId)).toEqual(['ride authorized', 'share authorized', 'share authorized']);
    await pledges.drive(rideId);
    await world.settled(rideId, ['ride captured', 'share captured', 'share captured']);
    await expectRightCharges(pledges.books, rideId);
  });

  it('gives whoever’s card is declined time to replace it, and waits for them', async () => {
    const { organizer, friend, rideId } = await closed({ friend: DECLINED_LATER });
    await pledges.windowOpens(rideId);
    await world.settled(rideId, ['ride authorized', 'share failed', 'share authorized']);
    const waiting = await pledges.of(organizer, rideId);
    expect(waiting).toMatchObject({ state: 'reached', status: 'awaiting_payment', fixBy: expect.any(String) });
    const [own] = (await expectStatus(friend.client.get(`/api/payments?rideId=${rideId}`), 200)).body;
    expect(own.recoverBefore).not.toBeNull();
    await until(
      () => mailsTo(friend),
      (subjects) => subjects.some((subject) => subject.includes('to keep your seat')),
    );
    await pledges.pay(friend, rideId);
    expect(await pledges.becomes(friend, rideId, 'requested')).toMatchObject({ status: 'pending', joined: 3 });
  });

  it('leaves them out when they do not, if enough remain, at shares within what everyone agreed to', async () => {
    const { organizer, friend, rideId } = await closed({ friend: DECLINED_LATER });
    await pledges.windowOpens(rideId);
    await world.settled(rideId, ['ride authorized', 'share failed', 'share authorized']);
    await pledges.fixTimeIsOver(rideId);
    const booked = await pledges.becomes(organizer, rideId, 'requested');
    expect(booked.ride).toMatchObject({ groupSize: 2, memberCount: 2, status: 'pending' });
    expect(cents(booked.ride.amounts.share)).toBeLessThanOrEqual(cents(booked.maxShare));
    expect((await friend.client.get(`/api/rides/${rideId}`)).status).toBe(404);
    await world.settled(rideId, ['ride authorized', 'share released', 'share authorized']);
    await pledges.drive(rideId);
    await world.settled(rideId, ['ride captured', 'share released', 'share captured']);
    await expectRightCharges(pledges.books, rideId);
  });

  it('is missed, and releases everything, when too few are left', async () => {
    const { organizer, rideId } = await closed({ friend: DECLINED_LATER }, 3);
    await pledges.windowOpens(rideId);
    await world.settled(rideId, ['ride authorized', 'share failed', 'share authorized']);
    await pledges.fixTimeIsOver(rideId);
    expect(await pledges.becomes(organizer, rideId, 'missed')).toMatchObject({ status: 'cancelled' });
    await pledges.expectNothingTaken(rideId);
  });

  it('is missed when the organizer’s own card fails for good', async () => {
    const { friend, rideId } = await closed({ organizer: DECLINED_LATER });
    await pledges.windowOpens(rideId);
    await world.settled(rideId, ['ride failed', 'share authorized', 'share authorized']);
    await hurry(world.api, 'end-payment-recovery', rideId);
    await pledges.fixTimeIsOver(rideId);
    expect(await pledges.becomes(friend, rideId, 'missed')).toMatchObject({ status: 'cancelled' });
    await pledges.expectNothingTaken(rideId);
  });
});

describe('at the same moment', () => {
  it('many people join: as many as there are seats get one, and their shares add up', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 2, seats: 4 });
    const people = await Promise.all(Array.from({ length: 8 }, () => person(world.api)));
    const answers = await Promise.all(people.map((who) => joinBy(who, token)));
    const inside = people.filter((_, index) => answers[index]!.status === 200);
    expect(inside).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      Array(5).fill('ride_full'),
    );
    await Promise.all(inside.map((who) => pledges.pay(who, rideId)));
    const seats = await world.api.query<{ seat: number }>(
      `SELECT seat FROM ride_members WHERE ride_id = $1 AND left_at IS NULL ORDER BY seat`,
      [rideId],
    );
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(await pledges.of(organizer, rideId)).toMatchObject({ state: 'reached', joined: 4, seatsLeft: 0 });
  });

  it('some leave and some join while the deadline passes: the ride is booked or missed for exactly those who are in', async () => {
    const { organizer, rideId, token } = await pledges.open({ minRiders: 3, seats: 5 });
    const [ana, ben] = [await pledges.join(token, rideId), await pledges.join(token, rideId)];
    const late = await person(world.api);
    await Promise.all([
      ana.client.delete(`/api/rides/${rideId}/members/me`),
      joinBy(late, token).then(({ status }) => (status === 200 ? pledges.pay(late, rideId).catch(() => null) : null)),
      pledges.deadline(rideId),
    ]);
    const { state, ride } = await until(
      () => pledges.of(organizer, rideId),
      (pledge) => ['requested', 'missed'].includes(pledge.state),
    );
    if (state === 'missed') return pledges.expectNothingTaken(rideId);
    const { body: members } = await expectStatus(organizer.client.get(`/api/rides/${rideId}/members`), 200);
    expect(members).toHaveLength(ride.groupSize);
    expect(sum(members.map(({ share }: AnyRow) => cents(share)))).toBe(cents(ride.totalCost));
    expect((await pledges.of(ben, rideId)).state).toBe('requested');
  });
});

describe('who sees what', () => {
  it('shows a friend the state of the group, and nobody’s card', async () => {
    const { organizer, rideId, token } = await pledges.open();
    const ana = await pledges.join(token, rideId);
    const idle = await person(world.api);
    await expectStatus(joinBy(idle, token), 200);
    const states = async (who: Person) =>
      ((await expectStatus(who.client.get(`/api/rides/${rideId}/members`), 200)).body as AnyRow[]).map(
        ({ shareState }) => shareState,
      );
    expect(await states(ana)).toEqual(['paid', 'authorized', 'awaiting']);
    expect(await states(organizer)).toEqual(['authorized', 'paid', 'awaiting']);
    expect((await (await person(world.api)).client.get(`/api/rides/${rideId}`)).status).toBe(404);
  });

  it('reminds everyone while people are missing, and nobody once enough have joined', async () => {
    const { rideId, organizer } = await pledges.open({ minRiders: 2, seats: 3 });
    expect(await hurry(world.api, 'remind-group-of-pledge', rideId)).toBe(2);
    await until(
      () => mailsTo(organizer),
      (subjects) => subjects.filter((subject) => subject.includes('needs 1 more')).length === 2,
    );
    expect(await noticesOf(organizer)).toEqual(
      expect.arrayContaining(['24 hours left to join', '2 hours left to join']),
    );
    const other = await pledges.open({ minRiders: 2, seats: 3 });
    const ana = await pledges.join(other.token, other.rideId);
    await hurry(world.api, 'remind-group-of-pledge', other.rideId);
    await until(
      () =>
        world.api.query(
          `SELECT 1 FROM jobs.job WHERE name = 'remind-group-of-pledge' AND state <> 'completed' AND (data ->> 'rideId')::int = $1`,
          [other.rideId],
        ),
      (open) => open.length === 0,
    );
    expect((await mailsTo(ana)).filter((subject) => subject.includes('needs'))).toEqual([]);
  });
});

/** The body of a request for a quote of a scheduled ride. */
async function quoteRequest({ groupSize, startsIn }: { groupSize: number; startsIn: number }) {
  const at = new Date(Date.now() + startsIn * 60_000);
  return {
    ...{ groupSize, rideType: 'GroupX', bookingType: 'scheduled', scheduledTime: '12:00' },
    pickup: { name: 'Uptown', lat: 35.2271, lng: -80.8431 },
    destination: { name: 'Airport', lat: 35.2214, lng: -80.9435 },
    scheduledDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at),
  };
}
