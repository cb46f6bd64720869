import { expectRightCharges } from '../../../tools/up/src/testing/money-invariants';
import { client, type AnyRow } from './support/api';
import { runJobs } from './support/jobs';
import { cents, PaidRides } from './support/paid-rides';
import { expectStatus, person, type Person } from './support/people';
import { FAR, Pledges } from './support/pledges';
import { hurry, joinBy, until } from './support/rides';
import { DECLINED_LATER, sum, setUpPledges } from './support/pledge-spec';

let world: PaidRides;
let pledges: Pledges;
const { mailsTo, noticesOf } = setUpPledges((opened) => void ({ world, pledges } = opened));

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
    await runJobs(world.api, 'close-pledge-at-its-deadline', { rideId });
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

  it('authorizes the card that a guest saved after the guest has signed in', async () => {
    const { organizer, guest, rideId } = await closed({});
    const account = client(world.api);
    const form = { name: 'Gus Guest', email: guest.contact, phone: '9805554411' };
    await expectStatus(account.post('/api/users', form), 201);
    const code = await world.api.outbox(guest.contact);
    await expectStatus(account.post('/api/auth/verify', { identifier: guest.contact, code }), 200);
    await until(
      () => account.get(`/api/rides/${rideId}`),
      ({ status }) => status === 200,
    );
    await pledges.windowOpens(rideId);
    expect(await pledges.becomes(organizer, rideId, 'requested')).toMatchObject({ status: 'pending', joined: 3 });
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
