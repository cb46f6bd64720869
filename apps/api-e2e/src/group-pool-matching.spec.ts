import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { PaidRides } from './support/paid-rides';
import { driver, expectStatus } from './support/people';
import { roundsAreMade, until } from './support/rides';
import { freePorts } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillableApi } from './support/killable-api';
import type { Client } from './support/api';
import { along, farNorth, setUpGroupPools } from './support/group-pools';

let world: PaidRides;
let operations: Client;
const { priced, request, underWay, joined, stopsOf, holdRounds, continueRounds, waitForLocks, decisionsOf } =
  setUpGroupPools((opened) => void ({ world, operations } = opened));

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
                driverId: another.driverId,
                replacedDriverId: first.driver.driverId,
                reason: 'Flat tire',
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
      DATABASE_URL: world.api.databaseUrl,
      PORT: String(port),
      DEMO_TOOLS: 'true',
      OFFER_SECONDS: '600',
      ...TEST_KEYS,
    });
    second = await other.start();
  }, 120_000);
  afterAll(() => other?.killAll());

  it('never sell a seat twice, even when one of them is killed', async () => {
    // Otherwise a round could place one of these groups in another's van before its own has taken it.
    await holdRounds();
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
          `WITH expired AS (UPDATE dispatch_lease SET expires_at = now() - interval '1 second') INSERT INTO round_requests DEFAULT VALUES`,
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
