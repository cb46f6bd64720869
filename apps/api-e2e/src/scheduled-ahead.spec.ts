import pg from 'pg';
import type { AnyRow, Api } from './support/api';
import { driver as newDriver, expectStatus, person, type Driver, type Person } from './support/people';
import { book, hurry, roundsAreMade, until, UPTOWN, type Booking } from './support/rides';
import { sandboxNow } from './support/sandbox-clock';
import { MINUTE, SandboxWorld } from './support/sandbox-world';

const HOUR = 60;
const DAY = 24 * HOUR;
/** The clock visits every moment at which something is due, which takes a while on a busy machine. */
const LONG = 180_000;
let world: SandboxWorld;
let api: Api;

beforeAll(async () => {
  world = await SandboxWorld.start();
  ({ api } = world);
  await advanceToCityTime('10:00');
}, 120_000);
afterAll(() => world?.stop());
/** Otherwise dispatch would offer rides that a test leaves behind. */
afterEach(async () => {
  await api.query(`UPDATE drivers SET offers_ahead = false`);
  await api.query(`UPDATE rides SET status = 'cancelled', cancelled_at = now() WHERE status = 'pending'`);
});

/** To the next moment at which clocks in the city show this time. */
async function advanceToCityTime(time: string) {
  const now = await sandboxNow(world.program);
  const shown = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  await world.advance({ minutes: ((minutes(time) - minutes(shown) + DAY) % DAY) + 1 });
}

/** A driver who is offline: scheduled rides ahead do not need drivers online. */
async function driver(seats = 6): Promise<Driver> {
  const someone = await newDriver(api, UPTOWN, seats);
  await expectStatus(someone.client.patch(`/api/drivers/${someone.driverId}/status`, { isOnline: false }), 200);
  return someone;
}
const path = ({ driverId }: Driver, rideId?: number) =>
  `/api/drivers/${driverId}/scheduled-rides${rideId === undefined ? '' : `/${rideId}`}`;
const take = (who: Driver, rideId: number) => who.client.put(path(who, rideId));
const joinStandby = (who: Driver, rideId: number) => who.client.put(`${path(who, rideId)}/standby`);
const giveBack = (who: Driver, rideId: number) =>
  expectStatus(who.client.post(`/api/rides/${rideId}/release`, { reason: 'My car is broken' }), 204);
const offersAhead = (who: Driver, enabled: boolean) =>
  expectStatus(who.client.put(`/api/drivers/${who.driverId}/offers-ahead`, { enabled }), 200);
async function seen(who: Driver, rideId: number): Promise<AnyRow | undefined> {
  const { body } = await expectStatus(who.client.get(path(who)), 200);
  return (body.rides as AnyRow[]).find(({ id }) => id === rideId);
}
const rideOf = async (who: Person, id: number) => (await expectStatus(who.client.get(`/api/rides/${id}`), 200)).body;
const isDrivenBy = (who: Person, rideId: number, { driverId }: Driver) =>
  until(
    () => rideOf(who, rideId),
    (ride) => ride.driverId === driverId && ride.status === 'confirmed',
  );
async function bookAhead(booking: Booking = {}) {
  const ana = await person(api);
  const ahead = ((await sandboxNow(world.program)).getTime() - Date.now()) / MINUTE;
  const { startsIn = 3 * DAY, ...more } = booking;
  return { ana, ride: await book(ana, { startsIn: ahead + startsIn, ...more }) };
}
/** Another transaction locks the ride until a third one has waited for the lock for a second. */
async function holdUntilWaitedFor(rideId: number) {
  const lock = new pg.Client({ connectionString: api.databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('SELECT 1 FROM rides WHERE id = $1 FOR UPDATE', [rideId]);
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND state_change < pg_catalog.now() - interval '1 second'`;
  await until(
    () => api.query(waiting),
    (rows) => rows.length > 0,
  );
  await lock.end();
}
const messagesTo = async (who: Driver, rideId: number) =>
  (
    await api.query<{ subject: string }>(`SELECT subject FROM outbox_messages WHERE recipient = $1 AND key LIKE $2`, [
      who.phone,
      `ride:${rideId}:%`,
    ])
  ).map(({ subject }) => subject);

describe('an open scheduled ride', () => {
  it('is listed with what an offer shows, and no more, until a driver takes it', async () => {
    const { ana, ride } = await bookAhead();
    const dan = await driver();
    const shown = (await seen(dan, ride.id))!;
    expect(shown).toMatchObject({ state: 'open', standbyPlace: null, standbyCount: 0, groupSize: 4 });
    expect(shown.pickupMinutes).toEqual(expect.any(Number));
    expect(JSON.stringify(shown)).not.toContain(ana.name);
    const { body } = await expectStatus(take(dan, ride.id), 200);
    expect(body.ride).toMatchObject({ status: 'confirmed', driverId: dan.driverId });
    await expectStatus(take(dan, ride.id), 200);
    expect(await seen(dan, ride.id)).toBeUndefined();
    const { body: upcoming } = await expectStatus(dan.client.get(`/api/drivers/${dan.driverId}/upcoming-rides`), 200);
    expect(upcoming).toEqual([expect.objectContaining({ id: ride.id })]);
    expect((await ana.client.get(`/api/drivers/${dan.driverId}`)).body.name).toBe(dan.name.split(' ')[0]);
  });

  it('goes to one of several drivers, and the others are told that it is taken', async () => {
    const { ride } = await bookAhead();
    const drivers = [await driver(), await driver(), await driver()];
    const answers = await Promise.all(drivers.map((who) => take(who, ride.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'ride_taken', detail: expect.stringContaining('standby list') });
    expect(
      await api.query(`SELECT 1 FROM ride_events WHERE ride_id = $1 AND type = 'driver_assigned'`, [ride.id]),
    ).toHaveLength(1);
  });

  it('is not open to drivers who could not serve it', async () => {
    const { ana, ride } = await bookAhead({ groupSize: 6 });
    const [small, blocked, papers, suspended] = [await driver(4), await driver(), await driver(), await driver()];
    await api.query(
      `INSERT INTO offers (ride_id, driver_id, pickup_meters, status, expires_at) VALUES ($1, $2, 0, 'declined', now())`,
      [ride.id, blocked.driverId],
    );
    await api.query(
      `INSERT INTO driver_documents (driver_id, document_group, state, file_type, size_bytes, upload_hash, storage_key, uploaded_at, reviewed_by, reviewed_at, expires_on)
       SELECT $2, 'insurance', 'accepted', 'image/jpeg', 1, repeat('a', 64), gen_random_uuid(), now(), organizer_id, now(), (scheduled_at - interval '1 day')::date FROM rides WHERE id = $1`,
      [ride.id, papers.driverId],
    );
    await api.query(`UPDATE drivers SET application_status = 'suspended' WHERE id = $1`, [suspended.driverId]);
    for (const who of [small, blocked, papers, suspended]) expect(await seen(who, ride.id)).toBeUndefined();
    const codes = await Promise.all([small, blocked, papers].map(async (who) => (await take(who, ride.id)).body));
    expect(codes.map(({ code, extra, reason }) => [code, extra?.reason ?? reason])).toEqual([
      ['ride_not_suitable', 'vehicle_too_small'],
      ['ride_not_suitable', 'refused'],
      ['ride_not_suitable', 'documents_expired'],
    ]);
    expect((await take(suspended, ride.id)).body.code).toBe('driver_not_approved');
    await expectStatus(ana.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    const late = await driver();
    expect(await seen(late, ride.id)).toBeUndefined();
    expect((await take(late, ride.id)).body.code).toBe('ride_taken');
  });

  it('is left out when the driver cannot get there in time from the ride before', async () => {
    const startsIn = 3 * DAY;
    const { ride: first } = await bookAhead({ startsIn });
    const { ride: overlapping } = await bookAhead({ startsIn: startsIn + 10 });
    const { ride: tight } = await bookAhead({ startsIn: startsIn + 3 * HOUR });
    const dan = await driver();
    await expectStatus(take(dan, first.id), 200);
    expect(await seen(dan, overlapping.id)).toBeUndefined();
    expect((await take(dan, overlapping.id)).body.code).toBe('ride_overlaps');
    expect(await seen(dan, tight.id)).toMatchObject({ state: 'open' });
    // The previous ride now ends hundreds of miles away, which the reserved time does not cover.
    await api.query(`UPDATE rides SET dropoff_lat = 38.9, dropoff_lng = -77 WHERE id = $1`, [first.id]);
    expect(await seen(dan, tight.id)).toBeUndefined();
    expect((await take(dan, tight.id)).body.code).toBe('ride_overlaps');
  });
});

describe('the standby list', () => {
  it('moves up in order when the driver gives the ride back, skipping drivers who can no longer serve it', async () => {
    const { operations } = world;
    const startsIn = 3 * DAY;
    const { ana, ride } = await bookAhead({ startsIn });
    const [dan, busy, gone, small] = [await driver(), await driver(), await driver(), await driver()];
    const [eva, fay] = [await driver(), await driver()];
    expect((await joinStandby(eva, ride.id)).body.code).toBe('ride_taken');
    await expectStatus(take(dan, ride.id), 200);
    expect((await joinStandby(dan, ride.id)).body.code).toBe('ride_taken');
    for (const [index, who] of [busy, gone, small, eva, fay].entries())
      expect((await expectStatus(joinStandby(who, ride.id), 200)).body).toEqual({ place: index + 1 });
    expect((await expectStatus(joinStandby(busy, ride.id), 200)).body).toEqual({ place: 1 });
    expect(await seen(eva, ride.id)).toMatchObject({ state: 'taken', standbyPlace: 4, standbyCount: 5 });
    await expectStatus(gone.client.delete(`${path(gone, ride.id)}/standby`), 204);
    await expectStatus(take(busy, (await bookAhead({ startsIn: startsIn + 15 })).ride.id), 200);
    const { body: list } = await expectStatus(operations.get(`/api/admin/rides/${ride.id}/standby`), 200);
    expect(list.drivers.map(({ driverId, place }: AnyRow) => [driverId, place])).toEqual(
      [busy, small, eva, fay].map(({ driverId }, index) => [driverId, index + 1]),
    );

    await api.query(`UPDATE drivers SET seats = 3 WHERE id = $1`, [small.driverId]);
    await giveBack(dan, ride.id);
    await isDrivenBy(ana, ride.id, eva);
    expect(await api.query(`SELECT 1 FROM offers WHERE ride_id = $1 AND status = 'open'`, [ride.id])).toEqual([]);
    const { body: events } = await expectStatus(operations.get(`/api/rides/${ride.id}/events`), 200);
    // Eva may have been asked to confirm already.
    const assigned = events.findLastIndex(({ type }: AnyRow) => type === 'driver_assigned');
    expect(events.slice(assigned + 1).filter(({ type }: AnyRow) => type !== 'confirmation_asked')).toEqual([]);
    expect(events[assigned]).toMatchObject({
      actorKind: 'system',
      data: { driverId: eva.driverId, standby: true },
    });
    // Eva is asked at once, and the next driver gets the ride when she does not answer.
    await until(
      () => messagesTo(eva, ride.id),
      (subjects) => subjects.includes('You moved up: the ride is yours'),
    );
    await api.query(`UPDATE ride_confirmations SET due_at = now() - interval '1 second' WHERE ride_id = $1`, [ride.id]);
    await until(
      () => hurry(api, 'end-confirmation-when-due', ride.id),
      (count) => count > 0,
    );
    await isDrivenBy(ana, ride.id, fay);
    const { body: notices } = await until(
      () => ana.client.get('/api/notifications'),
      ({ body }) => JSON.stringify(body).includes(fay.name.split(' ')[0]!) || body.notifications.length > 3,
    );
    expect(notices.notifications.map(({ title }: AnyRow) => title)).toContain('Your driver changed');
    // No driver is left: the ride waits for its search and is open again, but not to the driver who lost it.
    await until(
      () => fay.client.get(`/api/drivers/${fay.driverId}/confirmations`),
      ({ body }) => body.length > 0,
    );
    await expectStatus(fay.client.post(`/api/rides/${ride.id}/confirmation`), 204);
    await giveBack(fay, ride.id);
    expect(await rideOf(ana, ride.id)).toMatchObject({ status: 'pending', driverId: null });
    expect(await seen(await driver(), ride.id)).toMatchObject({ state: 'open' });
    for (const who of [dan, eva, fay]) expect(await seen(who, ride.id)).toBeUndefined();
    const refusals = await Promise.all([dan, eva].map(async (who) => (await take(who, ride.id)).body));
    expect(refusals.map(({ code, extra }) => [code, extra?.reason])).toEqual([
      ['ride_not_suitable', 'refused'],
      ['ride_not_suitable', 'not_confirmed'],
    ]);
    // The explanation and the list of offers both count them separately.
    const next = await driver();
    await api.query(`UPDATE drivers SET offers_ahead = true WHERE id = ANY ($1)`, [[dan.driverId, eva.driverId]]);
    // Asks for a round that looks at all of them.
    await offersAhead(next, true);
    const why = async () => (await expectStatus(operations.get(`/api/admin/rides/${ride.id}/dispatch`), 200)).body;
    const { decisions } = await until(why, (found) =>
      found.decisions.some(({ driverId }: AnyRow) => driverId === next.driverId),
    );
    const told = decisions[0].candidates.map(({ driverId, result }: AnyRow) => [driverId, result]);
    expect(told).toContainEqual([dan.driverId, 'refused']);
    expect(told).toContainEqual([eva.driverId, 'not_confirmed']);
    const { body: view } = await expectStatus(operations.get(`/api/admin/rides/${ride.id}`), 200);
    const ends = view.offers.map(({ driverId, status, cause }: AnyRow) => [driverId, status, cause]);
    expect(ends).toContainEqual([dan.driverId, 'withdrawn', null]);
    expect(ends).toContainEqual([eva.driverId, 'withdrawn', 'not_confirmed']);
  });

  it('gives the ride to the next driver when operations suspend the first', async () => {
    const { ana, ride } = await bookAhead();
    const [dan, eva] = [await driver(), await driver()];
    await expectStatus(take(dan, ride.id), 200);
    await expectStatus(joinStandby(eva, ride.id), 200);
    const suspension = { applicationStatus: 'suspended', reason: 'Complaints' };
    await expectStatus(world.operations.patch(`/api/admin/drivers/${dan.driverId}`, suspension), 200);
    await isDrivenBy(ana, ride.id, eva);
  });

  it('is a choice for operations, in any order, by the rules for those who move up', async () => {
    const { operations } = world;
    const { ana, ride } = await bookAhead({ startsIn: 30 * HOUR });
    const [dan, small, eva, fay, stranger] = [
      await driver(),
      await driver(),
      await driver(),
      await driver(),
      await driver(),
    ];
    await expectStatus(take(dan, ride.id), 200);
    for (const who of [small, eva, fay]) await expectStatus(joinStandby(who, ride.id), 200);
    await api.query(`UPDATE drivers SET seats = 3 WHERE id = $1`, [small.driverId]);
    const choose = (who: Driver, replaced: Driver) =>
      operations.post(`/api/admin/rides/${ride.id}/reassign`, {
        driverId: who.driverId,
        replacedDriverId: replaced.driverId,
        reason: 'Flat tire',
      });
    // None of them is at work.
    expect((await expectStatus(operations.get(`/api/admin/rides/${ride.id}/candidates`), 200)).body.drivers).toEqual(
      [],
    );
    for (const who of [small, stranger]) {
      const refused = await choose(who, dan);
      expect([refused.status, refused.body.code]).toEqual([409, 'driver_not_assignable']);
    }
    await expectStatus(choose(fay, dan), 200);
    await isDrivenBy(ana, ride.id, fay);
    const { body: list } = await expectStatus(operations.get(`/api/admin/rides/${ride.id}/standby`), 200);
    expect(list.drivers.map(({ driverId }: AnyRow) => driverId)).toEqual([small.driverId, eva.driverId]);
    // Whoever is at home is asked at once whether they will drive.
    await until(
      () => fay.client.get(`/api/drivers/${fay.driverId}/confirmations`),
      ({ body }) => body.length > 0,
    );
    await api.query(`UPDATE rides SET scheduled_at = $2 WHERE id = $1`, [
      ride.id,
      new Date((await sandboxNow(world.program)).getTime() + 29 * MINUTE),
    ]);
    expect((await choose(eva, fay)).body.code).toBe('driver_not_assignable');
  });
});

describe('rides that are offered ahead', () => {
  const offered = async (who: Driver, rideId: number) => (await seen(who, rideId))?.state === 'offered';
  const isOffered = (who: Driver, rideId: number) => until(() => offered(who, rideId), Boolean);
  const decline = (who: Driver, rideId: number) =>
    expectStatus(who.client.post(`/api/rides/${rideId}/decline/${who.driverId}`), 204);
  async function asked(count: number): Promise<Driver[]> {
    const drivers = await Promise.all(Array.from({ length: count }, () => driver()));
    for (const each of drivers) await offersAhead(each, true);
    return drivers;
  }
  async function findAskedDriver(drivers: readonly Driver[], rideId: number): Promise<[Driver, Driver[]]> {
    const states = await until(
      () => Promise.all(drivers.map((each) => offered(each, rideId))),
      (all) => all.some(Boolean),
    );
    return [drivers[states.indexOf(true)]!, drivers.filter((_, index) => !states[index])];
  }

  it(
    'are offered to one driver after the other, then to all, and are explained to operations',
    async () => {
      const drivers = await asked(2);
      const { ride } = await bookAhead();
      const [first, [second]] = (await findAskedDriver(drivers, ride.id)) as [Driver, [Driver]];
      expect(await seen(second, ride.id)).toBeUndefined();
      expect((await take(second, ride.id)).body).toMatchObject({ code: 'ride_taken', extra: { why: 'offered' } });
      expect((await first.client.get(`/api/rides/driver-requests/${first.driverId}`)).body).toEqual([]);
      await decline(first, ride.id);
      await isOffered(second, ride.id);
      const { body: why } = await expectStatus(world.operations.get(`/api/admin/rides/${ride.id}/dispatch`), 200);
      expect(why.decisions.map(({ driverId }: AnyRow) => driverId)).toEqual([second.driverId, first.driverId]);
      const results = why.decisions[0].candidates.map(({ driverId, result }: AnyRow) => [driverId, result]);
      expect(results).toEqual([
        [second.driverId, 'offered'],
        [first.driverId, 'refused'],
      ]);
      await world.advance({ minutes: 31 });
      expect(await seen(second, ride.id)).toMatchObject({ state: 'open', offeredUntil: null });
      await roundsAreMade(api);
      expect(await offered(second, ride.id)).toBe(false);
      await expectStatus(take(second, ride.id), 200);
    },
    LONG,
  );

  it('are matched together, so that each of two drivers gets one of two rides', async () => {
    const rides = [(await bookAhead()).ride, (await bookAhead()).ride];
    const drivers = await asked(2);
    for (const { id } of rides) await findAskedDriver(drivers, id);
    const asks = await api.query<{ driver_id: number }>(
      `SELECT driver_id FROM offers WHERE ride_id = ANY($1) AND status = 'open'`,
      [rides.map(({ id }) => id)],
    );
    expect(asks.map(({ driver_id: id }) => id).sort()).toEqual(drivers.map(({ driverId }) => driverId).sort());
  });

  it('stop when the ride ends, and never go to drivers who switched them off', async () => {
    const drivers = await asked(2);
    const { ana, ride } = await bookAhead();
    const [first, [second]] = (await findAskedDriver(drivers, ride.id)) as [Driver, [Driver]];
    await offersAhead(second, false);
    await expectStatus(ana.client.post(`/api/rides/${ride.id}/cancel`, {}), 200);
    await until(
      () => api.query(`SELECT 1 FROM offers WHERE ride_id = $1 AND status = 'open'`, [ride.id]),
      (open) => open.length === 0,
    );
    const { ride: other } = await bookAhead({ startsIn: 4 * DAY });
    await isOffered(first, other.id);
    await decline(first, other.id);
    await roundsAreMade(api);
    expect(await api.query(`SELECT driver_id FROM offers WHERE ride_id = ANY($1)`, [[ride.id, other.id]])).toEqual([
      { driver_id: first.driverId },
      { driver_id: first.driverId },
    ]);
  });

  it(
    'wait until morning to be offered, and the driver is asked to confirm the day before and an hour before',
    async () => {
      const [dan] = (await asked(1)) as [Driver];
      await advanceToCityTime('22:30');
      const { ana, ride } = await bookAhead({ startsIn: 2 * DAY });
      await roundsAreMade(api);
      expect(await seen(dan, ride.id)).toMatchObject({ state: 'open' });
      await advanceToCityTime('07:01');
      await isOffered(dan, ride.id);
      await expectStatus(take(dan, ride.id), 200);
      const eva = await driver();
      await expectStatus(joinStandby(eva, ride.id), 200);
      const questions = async ({ client, driverId }: Driver) =>
        (await expectStatus(client.get(`/api/drivers/${driverId}/confirmations`), 200)).body as AnyRow[];
      const start = new Date(ride.scheduledAt as string).getTime();
      for (const hours of [24, 1]) {
        const asksAt = start - hours * HOUR * MINUTE;
        await world.advanceTo(new Date(asksAt - MINUTE));
        // The answer is due fifteen minutes after the question, however long the question waited for others.
        await Promise.all([world.advanceTo(new Date(asksAt + MINUTE)), holdUntilWaitedFor(ride.id)]);
        expect(await questions(dan)).toEqual([expect.objectContaining({ rideId: ride.id })]);
        if (hours === 24) await expectStatus(dan.client.post(`/api/rides/${ride.id}/confirmation`), 204);
      }
      // Nobody answers an hour before, so the standby driver is next.
      await world.advance({ minutes: 16 });
      await isDrivenBy(ana, ride.id, eva);
      await until(
        () => questions(eva),
        (open) => open.length === 1,
      );
    },
    LONG,
  );
});
