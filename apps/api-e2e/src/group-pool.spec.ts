import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { PaidRides, cents } from './support/paid-rides';
import { cancel, preview } from './support/cancelling';
import { driver, expectStatus, operator, person, type Driver, type Person } from './support/people';
import { AIRPORT, driveTo, roundsAreMade, until, UPTOWN, offerTo } from './support/rides';
import { freePorts } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillableApi } from './support/killable-api';
import type { Client } from './support/api';

const OPERATOR = 'pool-ops@example.test';
let world: PaidRides;
let operations: Client;

beforeAll(async () => {
  world = await PaidRides.start({ OFFER_SECONDS: '600', ADMIN_EMAILS: OPERATOR });
  operations = await operator(world.api, OPERATOR);
}, 120_000);
afterAll(() => world?.api.stop());
/** Removes vehicles and requests, so that none takes part in the next test. */
afterEach(async () => {
  await world.api.query(
    `UPDATE drivers SET is_online = false, position_at = now() - interval '1 hour', last_seen_at = now() - interval '1 hour'`,
  );
  await world.api.query(`UPDATE offers SET status = 'withdrawn' WHERE status = 'open'`);
  await world.api.query(
    `UPDATE rides SET status = 'cancelled' WHERE status IN ('pending', 'confirmed', 'en_route', 'in_progress')`,
  );
});

/** A point along the route from Uptown (0) to the airport (100), and beyond. */
const along = (percent: number, name = `Mile ${percent}`) => ({
  name,
  lat: UPTOWN.lat + ((AIRPORT.lat - UPTOWN.lat) * percent) / 100,
  lng: UPTOWN.lng + ((AIRPORT.lng - UPTOWN.lng) * percent) / 100,
});
/** A point about eleven kilometers north of it. */
const farNorth = (percent: number) => ({ ...along(percent, 'Far north'), lat: along(percent).lat + 0.1 });

interface Trip {
  groupSize?: number;
  rideType?: string;
  pickup?: ReturnType<typeof along>;
  destination?: ReturnType<typeof along>;
}

const priced = async (
  who: Person,
  { groupSize = 3, rideType = 'GroupPool', pickup = along(0), destination = along(100) }: Trip = {},
) =>
  (await expectStatus(who.client.post('/api/calculate-pricing', { groupSize, rideType, pickup, destination }), 200))
    .body;

/** A paid request of a separate group. */
async function request(trip: Trip = {}, paymentMethod: 'card' | 'cash' = 'cash', more: object = {}) {
  const organizer = await person(world.api);
  const quote = await priced(organizer, trip);
  const { body: ride } = await expectStatus(
    organizer.client.post('/api/rides', { quoteId: quote.quoteId, paymentMethod, ...more }),
    201,
  );
  if (paymentMethod === 'card') {
    const { body: intent } = await expectStatus(world.begin(organizer, ride.id), 200);
    await world.cards.confirm(intent.clientSecret);
    await until(
      () => world.view(organizer, ride.id),
      ({ status }) => status === 'pending',
    );
  }
  return { organizer, id: ride.id as number, quote };
}

/** A van on the way to the group. */
async function underWay(trip: Trip = {}, { paymentMethod = 'cash' as 'card' | 'cash', seats = 8, more = {} } = {}) {
  const first = await request(trip, paymentMethod, more);
  const someone = await driver(world.api, along(0), seats);
  await offerTo(world.api, first.id, [someone.driverId]);
  await expectStatus(someone.client.post(`/api/rides/${first.id}/accept/${someone.driverId}`), 200);
  return { ...first, driver: someone };
}

const joined = ({ organizer, id }: { organizer: Person; id: number }) =>
  until(
    () => world.view(organizer, id),
    ({ status }) => status === 'en_route',
  );
const stopsOf = async (someone: Driver, rideId: number) =>
  (await world.view(someone, rideId)).run.stops as { rideId: number; kind: string; state: string }[];
const orderOf = async (someone: Driver, rideId: number) =>
  (await stopsOf(someone, rideId)).map((stop) => `${stop.kind} ${stop.rideId}`);
/** Keeps the next round of dispatch from beginning. */
const holdRounds = () =>
  until(
    () =>
      world.api.query(
        `UPDATE dispatch_lease SET holder = 'another', expires_at = now() + interval '1 hour' WHERE holder IS NULL RETURNING 1`,
      ),
    (rows) => rows.length === 1,
  );
const continueRounds = () => world.api.query(`UPDATE dispatch_lease SET expires_at = now(), requested = requested + 1`);
/** Waits until this many transactions wait for a lock. */
const waitForLocks = (count: number) =>
  until(
    () =>
      world.api.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
    (rows) => rows.length >= count,
  );
const decisionsOf = async (rideId: number) =>
  (await expectStatus(operations.get(`/api/admin/rides/${rideId}/dispatch`), 200)).body.decisions as {
    driverId: number | null;
    sharedVehicles: { driverId: number; result: string; addedSeconds: number | null; rides: { rideId: number }[] }[];
  }[];

describe('a quote of GroupPool', () => {
  it('shows the price alone and the price with another group, a fifth less', async () => {
    const ana = await person(world.api);
    const quote = await priced(ana);
    const discount = Math.round(cents(quote.finalTotal) / 5);
    expect(cents(quote.matched.discount)).toBe(discount);
    expect(cents(quote.matched.total)).toBe(cents(quote.finalTotal) - discount);
    expect(cents(quote.matched.perPerson)).toBe(Math.ceil(cents(quote.matched.total) / 3));
    expect(quote.largestCharge).toBe(quote.finalTotal);
    expect((await priced(ana, { rideType: 'GroupX' })).matched).toBeNull();
  });

  it('keeps its discount when operations change it for later quotes', async () => {
    const before = await request();
    const { body } = await expectStatus(operations.get('/api/admin/prices'), 200);
    const { rates } = body.versions.find(({ current }: { current: boolean }) => current);
    const change = (percent: number, rideType = 'GroupPool', basedOn = body.newest) =>
      operations.post('/api/admin/prices', {
        ...{ basedOn, reason: 'Test' },
        rates: rates.map((each: { rideType: string }) =>
          each.rideType === rideType ? { ...each, matchDiscountPercent: percent } : each,
        ),
      });
    expect((await expectStatus(change(10, 'GroupX'), 400)).body.errors).toMatchObject([
      { field: 'rates.0.matchDiscountPercent' },
    ]);
    const { body: saved } = await expectStatus(change(50), 201);
    const after = await priced(before.organizer);
    expect(cents(after.matched.total)).toBe(cents(after.finalTotal) - Math.round(cents(after.finalTotal) / 2));
    expect((await world.view(before.organizer, before.id)).sharedPrice).toEqual({
      ...{ sharedAt: null, alone: before.quote.finalTotal, shared: before.quote.matched.total },
    });
    await expectStatus(change(20, 'GroupPool', saved.newest), 201);
  });
});

describe('a second group along a vehicle’s route', () => {
  it('joins the vehicle; both pay the lower price, and the driver makes the stops of one trip in order', async () => {
    const first = await underWay({ groupSize: 3 }, { paymentMethod: 'card' });
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) }, 'card');
    const view = await joined(second);
    const someone = first.driver;
    expect(view.driverId).toBe(someone.driverId);
    const order = [`pickup ${first.id}`, `pickup ${second.id}`, `dropoff ${second.id}`, `dropoff ${first.id}`];
    expect(await orderOf(someone, first.id)).toEqual(order);
    for (const { organizer, id, quote } of [first, second]) {
      const shared = await world.view(organizer, id);
      expect(shared.totalCost).toBe(quote.matched.total);
      expect(shared.money.yourCharge).toBe(quote.matched.total);
      expect(shared.sharedPrice).toEqual({
        ...{ sharedAt: expect.any(String), alone: quote.finalTotal, shared: quote.matched.total },
      });
      expect(await world.eventTypes(organizer, id)).toContain('vehicle_shared');
      await until(
        async () => JSON.stringify((await expectStatus(organizer.client.get('/api/notifications'), 200)).body),
        (told) => told.includes(`Your group now pays $${quote.matched.total} instead of $${quote.finalTotal}.`),
      );
    }
    expect((await world.view(someone, first.id)).sharedPrice).toBeNull();
    expect((await world.view(second.organizer, second.id)).stopsBefore).toBe(1);

    const earnings = [];
    for (const { id, quote } of [first, second]) {
      const { driverPay } = await world.view(someone, id);
      expect(driverPay.fare).toBe(quote.baseFare);
      earnings.push(cents(driverPay.earnings));
    }
    const step = async (id: number, place: ReturnType<typeof along>) => {
      await driveTo(someone, place);
      await world.step(someone, id, 'arrived');
      await world.step(someone, id, 'in_progress');
    };
    const end = async (id: number, place: ReturnType<typeof along>) => {
      await driveTo(someone, place);
      await expectStatus(someone.client.post(`/api/rides/${id}/complete`, {}), 200);
    };
    await driveTo(someone, along(20));
    const early = await someone.client.patch(`/api/rides/${second.id}/status`, { status: 'arrived' });
    expect(early.body.code).toBe('not_next_stop');
    await step(first.id, along(0));
    await step(second.id, along(20));
    await end(second.id, along(90));
    await end(first.id, along(100));
    for (const { id, quote } of [first, second]) {
      await world.settled(id, ['ride captured']);
      expect((await world.payments(id))[0]!.captured).toBe(quote.matched.total);
    }
    expect(await world.balance(`driver:${someone.driverId}`)).toBe(-(earnings[0]! + earnings[1]!));
  });

  it('joins a parked vehicle whose app sends heartbeats but no new position', async () => {
    const first = await underWay();
    await world.api.query(
      `UPDATE drivers SET position_at = now() - interval '5 minutes', last_seen_at = now() WHERE id = $1`,
      [first.driver.driverId],
    );
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    expect((await joined(second)).driverId).toBe(first.driver.driverId);
  });

  it('is picked up after a scheduled group that the vehicle waits for, and plans and promises say so', async () => {
    const first = await underWay();
    const [scheduled] = await world.api.query<{ at: Date }>(
      `UPDATE rides SET booking_type = 'scheduled', scheduled_at = now() + interval '10 minutes', arrived_at = now()
        WHERE id = $1 RETURNING scheduled_at AS at`,
      [first.id],
    );
    const start = scheduled!.at.getTime();
    await world.api.query(`UPDATE pool_rides SET latest_pickup = $2 WHERE ride_id = $1`, [
      ...[first.id, new Date(start + 5 * 60_000)],
    ]);
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const stops = await world.api.query<{ at: Date }>(
      `SELECT planned_at AS at FROM run_stops WHERE run_id = (SELECT run_id FROM rides WHERE id = $1) ORDER BY position`,
      [first.id],
    );
    const planned = stops.map(({ at }) => at.getTime());
    // The seconds are counted from the search for a vehicle, and stored a moment later.
    expect(Math.abs(planned[0]! - start)).toBeLessThan(10_000);
    expect(planned[1]).toBeGreaterThan(start + 60_000);
    const [times] = await world.api.query<{ latest_pickup: Date; busy_until: Date }>(
      `SELECT latest_pickup, busy_until FROM rides JOIN pool_rides ON ride_id = id WHERE id = $1`,
      [second.id],
    );
    expect(times!.latest_pickup.getTime()).toBeGreaterThan(start + 6 * 60_000);
    expect(times!.busy_until.getTime()).toBeGreaterThanOrEqual(planned.at(-1)!);
  });

  it('cannot move either pickup, because the other group’s times were promised', async () => {
    const first = await underWay();
    const moved = () =>
      first.organizer.client.post(`/api/rides/${first.id}/pickup/preview`, { pickup: along(5, 'Corner') });
    await expectStatus(moved(), 200);
    await joined(await request({ groupSize: 2, pickup: along(20), destination: along(90) }));
    expect((await moved()).body).toMatchObject({
      ...{ code: 'ride_state_conflict', detail: expect.stringContaining('Another group shares your vehicle') },
    });
  });

  it('is explained to operations, with what it adds to the drive', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const [decision] = await decisionsOf(second.id);
    expect(decision).toMatchObject({
      driverId: first.driver.driverId,
      sharedVehicles: [{ driverId: first.driver.driverId, result: 'joined', rides: [{ rideId: first.id }] }],
    });
    expect(decision!.sharedVehicles[0]!.addedSeconds).toBeGreaterThanOrEqual(0);
  });

  it('joins a vehicle with people aboard, and pays the shared price in cash', async () => {
    const first = await underWay({ groupSize: 3 });
    await world.step(first.driver, first.id, 'arrived');
    await world.step(first.driver, first.id, 'in_progress');
    const second = await request({ groupSize: 2, pickup: along(30), destination: along(100) });
    await joined(second);
    expect(await orderOf(first.driver, first.id)).toEqual([
      ...[`pickup ${first.id}`, `pickup ${second.id}`],
      ...[expect.stringMatching(/^dropoff/), expect.stringMatching(/^dropoff/)],
    ]);
    const states = (await stopsOf(first.driver, first.id)).map(({ state }) => state);
    expect(states).toEqual(['done', 'current', 'ahead', 'ahead']);
    await driveTo(first.driver, along(30));
    await world.step(first.driver, second.id, 'arrived');
    await world.step(first.driver, second.id, 'in_progress');
    for (const [, id] of (await orderOf(first.driver, first.id)).slice(2).map((stop) => stop.split(' '))) {
      const ride = [first, second].find((each) => each.id === Number(id))!;
      await driveTo(first.driver, along(100));
      const tooMuch = await first.driver.client.post(`/api/rides/${ride.id}/complete`, {
        amount: ride.quote.finalTotal,
      });
      expect(tooMuch.body.code).toBe('amount_mismatch');
      await expectStatus(
        first.driver.client.post(`/api/rides/${ride.id}/complete`, { amount: ride.quote.matched.total }),
        200,
      );
    }
    const [run] = await world.api.query<{ ended_at: Date | null }>(
      `SELECT ended_at FROM runs JOIN run_stops ON run_id = runs.id WHERE ride_id = $1`,
      [second.id],
    );
    expect(run!.ended_at).not.toBeNull();
  });

  it('keeps its discount when operations change the route, and pays no more than before', async () => {
    const first = await underWay({ groupSize: 3 });
    await joined(await request({ groupSize: 2, pickup: along(20), destination: along(60) }));
    const change = async (destination: ReturnType<typeof along>) => {
      const route = `/api/admin/rides/${first.id}/route`;
      const { body } = await expectStatus(
        operations.post(`${route}/preview`, { end: 'destination', place: destination }),
        200,
      );
      const confirmation = { previewId: body.previewId, expectedTotal: body.total, reason: 'Road closed' };
      await expectStatus(operations.post(route, confirmation), 200);
      return { seen: body, view: await world.view(first.organizer, first.id) };
    };
    const nearer = await priced(first.organizer, { groupSize: 3, destination: along(75) });
    const total = nearer.matched.total;
    expect(cents(total)).toBeLessThan(cents(first.quote.matched.total));
    const closer = await change(along(75));
    expect(closer.seen).toMatchObject({ totalBefore: first.quote.matched.total, total, price: total, covered: '0.00' });
    expect(closer.view).toMatchObject({
      totalCost: total,
      sharedPrice: { sharedAt: expect.any(String), alone: nearer.finalTotal, shared: total },
    });

    const farther = await change(along(100));
    const price = first.quote.matched.total;
    expect(farther.seen).toMatchObject({ totalBefore: total, total, price });
    expect(cents(farther.seen.covered)).toBe(cents(price) - cents(total));
    expect(farther.view).toMatchObject({ totalCost: total, sharedPrice: closer.view.sharedPrice });
    const [{ discount } = { discount: '' }] = await world.api.query<{ discount: string }>(
      `SELECT discount FROM rides WHERE id = $1`,
      [first.id],
    );
    // Riders, the discount of the shared vehicle and the part that GroupRide pays add up to the price alone.
    expect(cents(total) + cents(discount)).toBe(cents(first.quote.finalTotal));
  });

  it('leaves the other group the lower price when it cancels', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    const { token } = await preview(second.organizer, second.id);
    await expectStatus(cancel(second.organizer, second.id, { token }), 200);
    const view = await world.view(first.organizer, first.id);
    expect([view.status, view.totalCost]).toEqual(['en_route', first.quote.matched.total]);
    expect((await stopsOf(first.driver, first.id)).map(({ state }) => state)).toEqual([
      ...['current', 'skipped', 'skipped', 'ahead'],
    ]);
  });
});

describe('a group that may share a vehicle', () => {
  it('gets its own vehicle when its route does not fit, and operations see why', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: farNorth(50), destination: farNorth(100) });
    const free = await driver(world.api, farNorth(50), 6);
    await roundsAreMade(world.api);
    await until(
      () => world.api.query<{ driver_id: number }>(`SELECT driver_id FROM offers WHERE ride_id = $1`, [second.id]),
      (rows) => rows[0]?.driver_id === free.driverId,
    );
    const [decision] = await decisionsOf(second.id);
    expect(decision!.sharedVehicles).toMatchObject([{ driverId: first.driver.driverId, addedSeconds: null }]);
    expect(['promise_to_others', 'pickup_too_late']).toContain(decision!.sharedVehicles[0]!.result);
    expect((await world.view(first.organizer, first.id)).totalCost).toBe(first.quote.finalTotal);
  });

  it('may not delay a group beyond what the pickup to which that group moved allows', async () => {
    const first = await underWay({ pickup: farNorth(0) });
    const promise = async () =>
      (
        await world.api.query<{ pickup: number; aboard: number }>(
          `SELECT extract(epoch FROM latest_pickup - now())::float AS pickup, longest_aboard_seconds AS aboard FROM pool_rides WHERE ride_id = $1`,
          [first.id],
        )
      )[0]!;
    const before = await promise();
    const pickup = `/api/rides/${first.id}/pickup`;
    const { body } = await expectStatus(
      first.organizer.client.post(`${pickup}/preview`, { pickup: along(5, 'Corner') }),
      200,
    );
    await expectStatus(first.organizer.client.post(pickup, { previewId: body.previewId }), 200);
    const after = await promise();
    expect(after.pickup).toBeLessThan(before.pickup - 5 * 60);
    expect(after.aboard).toBeLessThan(before.aboard);
    const change = { end: 'destination', place: along(60) };
    const route = `/api/admin/rides/${first.id}/route`;
    const { body: seen } = await expectStatus(operations.post(`${route}/preview`, change), 200);
    const confirmation = { previewId: seen.previewId, expectedTotal: seen.total, reason: 'Road closed' };
    await expectStatus(operations.post(route, confirmation), 200);
    const changed = await promise();
    expect(changed.aboard).toBeLessThan(after.aboard);
    expect(changed.pickup).toBeLessThanOrEqual(after.pickup);
    const between = { ...along(5, 'North'), lat: along(5).lat + 0.05 };
    const second = await request({ groupSize: 2, pickup: between, destination: along(60) });
    await until(
      () => decisionsOf(second.id),
      ([decision]) => decision?.sharedVehicles[0]?.result === 'promise_to_others',
    );
    expect((await world.view(second.organizer, second.id)).status).toBe('pending');
  });

  it('keeps waiting when it has more people than there are seats left', async () => {
    const first = await underWay({ groupSize: 4 }, { seats: 6 });
    const second = await request({ groupSize: 3, pickup: along(10), destination: along(100) });
    await until(
      () => decisionsOf(second.id),
      ([decision]) => decision?.sharedVehicles[0]?.result === 'no_seats',
    );
    expect((await world.view(first.organizer, first.id)).status).toBe('en_route');
    expect((await world.view(second.organizer, second.id)).status).toBe('pending');
  });

  it('joins the vehicle even if another group joined in the same round, and is not offered to a free driver meanwhile', async () => {
    const first = await underWay({ groupSize: 2 });
    const free = await driver(world.api, along(100), 8);
    // Between two rounds, so that both requests are there before the next one.
    await holdRounds();
    const both = [
      await request({ groupSize: 2, pickup: along(20), destination: along(90) }),
      await request({ groupSize: 2, pickup: along(21), destination: along(91) }),
    ];
    await continueRounds();
    for (const each of both) expect((await joined(each)).driverId).toBe(first.driver.driverId);
    expect(await world.api.query(`SELECT 1 FROM offers WHERE driver_id = $1`, [free.driverId])).toEqual([]);
  });

  it('joins the vehicle although its driver was locked for a moment, and is not offered to a free driver meanwhile', async () => {
    const first = await underWay({ groupSize: 2 });
    const free = await driver(world.api, along(100), 8);
    const locking = new pg.Client({ connectionString: world.api.databaseUrl });
    await locking.connect();
    try {
      await locking.query('BEGIN');
      await locking.query('SELECT 1 FROM drivers WHERE id = $1 FOR UPDATE', [first.driver.driverId]);
      const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
      await roundsAreMade(world.api);
      expect(await world.api.query(`SELECT 1 FROM offers WHERE ride_id = $1`, [second.id])).toEqual([]);
      await locking.query('ROLLBACK');
      expect((await joined(second)).driverId).toBe(first.driver.driverId);
      expect(await world.api.query(`SELECT 1 FROM offers WHERE driver_id = $1`, [free.driverId])).toEqual([]);
    } finally {
      await locking.end();
    }
  });

  it.each(['reassign', 'release'] as const)(
    'follows the other group when that group loses its driver while it joins (%s)',
    async (what) => {
      const first = await underWay({ groupSize: 2 });
      const another = await driver(world.api, along(100), 8);
      await holdRounds();
      const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
      const locking = new pg.Client({ connectionString: world.api.databaseUrl });
      await locking.connect();
      try {
        await locking.query('BEGIN');
        await locking.query('LOCK TABLE runs IN SHARE MODE');
        await continueRounds();
        // The group has locked both rides, and waits to create the run.
        await waitForLocks(1);
        const answer =
          what === 'release'
            ? first.driver.client.post(`/api/rides/${first.id}/release`, {})
            : operations.post(`/api/admin/rides/${first.id}/reassign`, {
                ...{ driverId: another.driverId, replacedDriverId: first.driver.driverId, reason: 'Flat tire' },
              });
        const answered = expectStatus(answer, what === 'release' ? 204 : 200);
        await waitForLocks(2);
        await locking.query('ROLLBACK');
        await answered;
      } finally {
        await locking.end();
      }
      const rides = await world.api.query<{ driver: number | null; run: number | null }>(
        `SELECT driver_id AS driver, run_id AS run FROM rides WHERE id = ANY($1)`,
        [[first.id, second.id]],
      );
      // Rides of a shared vehicle that lose their driver leave the run, and are offered one by one again.
      const each =
        what === 'release' ? { driver: null, run: null } : { driver: another.driverId, run: expect.any(Number) };
      expect(rides).toEqual([each, each]);
      expect(rides[0]!.run).toBe(rides[1]!.run);
    },
  );

  it('takes the free vehicle when the shared one comes much later', async () => {
    await underWay({ pickup: along(0), destination: along(100) });
    const free = await driver(world.api, along(80), 6);
    const second = await request({ groupSize: 2, pickup: along(80), destination: along(100) });
    await until(
      () => world.api.query<{ driver_id: number }>(`SELECT driver_id FROM offers WHERE ride_id = $1`, [second.id]),
      (rows) => rows[0]?.driver_id === free.driverId,
    );
  });
});

describe('a driver', () => {
  it('is never given a group that they booked for themselves, or that they refused', async () => {
    const first = await underWay();
    const own = await priced(first.driver, { groupSize: 2, pickup: along(20), destination: along(90) });
    const { body: ride } = await expectStatus(
      first.driver.client.post('/api/rides', { quoteId: own.quoteId, paymentMethod: 'cash' }),
      201,
    );
    const resultOf = (rideId: number, result: string) =>
      until(
        () => decisionsOf(rideId),
        ([decision]) => decision?.sharedVehicles[0]?.result === result,
      );
    await resultOf(ride.id, 'member');
    await world.api.query(`UPDATE drivers SET is_online = false WHERE id = $1`, [first.driver.driverId]);
    const refused = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await resultOf(refused.id, 'offline');
    await world.api.query(
      `INSERT INTO offers (ride_id, driver_id, pickup_meters, expires_at, status) VALUES ($1, $2, 1, now(), 'declined')`,
      [refused.id, first.driver.driverId],
    );
    await world.api.query(`UPDATE drivers SET is_online = true WHERE id = $1`, [first.driver.driverId]);
    await roundsAreMade(world.api);
    await resultOf(refused.id, 'refused');
  });

  it('who gives up a shared vehicle leaves its groups searching for another one, at the lower price', async () => {
    const first = await underWay();
    const second = await request({ groupSize: 2, pickup: along(20), destination: along(90) });
    await joined(second);
    await expectStatus(first.driver.client.post(`/api/rides/${second.id}/release`, {}), 204);
    for (const { organizer, id, quote } of [first, second]) {
      const left = await world.view(organizer, id);
      expect([left.status, left.stopsBefore, left.totalCost]).toEqual(['pending', null, quote.matched.total]);
    }
    const another = await driver(world.api, along(5), 8);
    const [offered] = await until(
      () =>
        world.api.query<{ ride_id: number }>(`SELECT ride_id FROM offers WHERE driver_id = $1 AND status = 'open'`, [
          another.driverId,
        ]),
      (rows) => rows.length > 0,
    );
    await expectStatus(another.client.post(`/api/rides/${offered!.ride_id}/accept/${another.driverId}`), 200);
    for (const group of [first, second]) {
      const view = await joined(group);
      expect([view.driverId, view.totalCost]).toEqual([another.driverId, group.quote.matched.total]);
    }
    expect(await stopsOf(another, first.id)).toHaveLength(4);
  });
});

describe('two dispatchers at once', () => {
  let other: KillableApi;
  let second: ChildProcess;
  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    other = await KillableApi.prepare({
      ...{ DATABASE_URL: world.api.databaseUrl, PORT: String(port), DEMO_TOOLS: 'true', OFFER_SECONDS: '600' },
      ...TEST_KEYS,
    });
    second = await other.start();
  }, 120_000);
  afterAll(() => other?.killAll());

  it('never sell a seat twice, even when one of them is killed', async () => {
    const vehicles = await Promise.all([
      underWay({ groupSize: 2 }),
      underWay({ groupSize: 2 }),
      underWay({ groupSize: 2 }),
    ]);
    let isOver = false;
    // Neither process keeps the lease, so that both match at the same time.
    const disturb = async () => {
      while (!isOver)
        await world.api.query(
          `UPDATE dispatch_lease SET expires_at = now() - interval '1 second', requested = requested + 1`,
        );
    };
    const disturbing = [disturb(), disturb()];
    const groups = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        request({ groupSize: 3, pickup: along(5 + index), destination: along(95) }),
      ),
    );
    const joinedNow = async () =>
      world.api.query<{ id: number }>(`SELECT id FROM rides WHERE id = ANY($1) AND status = 'en_route'`, [
        groups.map(({ id }) => id),
      ]);
    await until(joinedNow, (rows) => rows.length >= 1);
    await other.kill(second);
    // Eight seats fit two further groups of three next to the first one.
    await until(joinedNow, (rows) => rows.length >= 6);
    isOver = true;
    await Promise.all(disturbing);
    for (const { id, driver: someone } of vehicles) {
      const stops = (await world.view(someone, id)).run.stops as { rideId: number; kind: string; people: number }[];
      let aboard = 0;
      for (const { kind, people } of stops) {
        aboard += kind === 'pickup' ? people : -people;
        expect(aboard).toBeLessThanOrEqual(8);
      }
      expect(aboard).toBe(0);
    }
    const wrong = await world.api.query(
      `SELECT r.id FROM rides r LEFT JOIN run_stops t ON t.ride_id = r.id AND t.run_id = r.run_id
        WHERE r.id = ANY($1) AND r.status = 'en_route' GROUP BY r.id HAVING count(t.id) <> 2`,
      [groups.map(({ id }) => id)],
    );
    expect(wrong).toEqual([]);
  });
});
