import { setTimeout } from 'node:timers/promises';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlDispatchLeaseRepository } from '../infra/sql-dispatch-lease.repository';

/** Longer than a statement takes to begin and to wait for a lock. */
const STARTS_MS = 200;

let world: PostgresWorld;
let lease: SqlDispatchLeaseRepository;
beforeAll(async () => void (world = await PostgresWorld.open()), 120_000);
afterAll(() => world?.close());

beforeEach(async () => {
  await world.database.query(`UPDATE dispatch_lease SET holder = NULL, expires_at = now()`);
  await world.database.query(`DELETE FROM round_requests`);
  lease = new SqlDispatchLeaseRepository(world.database);
  await lease.requestRound();
  await lease.take('a');
});

describe('the beginning of a round', () => {
  const REQUEST = expect.any(String) as unknown as string;
  const rows = { sql: `SELECT place, 10 * place AS tens FROM unnest($1::int[]) place`, parameters: [[3, 1, 2]] };

  it('reads rows in their order, for the process that has the lease', async () => {
    expect(await lease.beginRound('b', rows)).toBeNull();
    const begun = await lease.beginRound<{ tens: number }>('a', rows);
    expect(begun).toMatchObject({ requests: [REQUEST], rows: [{ tens: 10 }, { tens: 20 }, { tens: 30 }] });
    expect(await lease.beginRound('a', { ...rows, parameters: [[]] })).toMatchObject({ requests: [REQUEST], rows: [] });
  });

  it('does not count a request whose change its rows cannot show', async () => {
    let isRequested = () => undefined as void;
    let commit = () => undefined as void;
    const requested = new Promise<void>((resolve) => (isRequested = resolve));
    const change = world.transaction(async (tx) => {
      await tx.query(`INSERT INTO round_requests DEFAULT VALUES`);
      isRequested();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await requested;
    const beginning = lease.beginRound('a', rows);
    await setTimeout(STARTS_MS);
    commit();
    await change;
    expect(await beginning).toMatchObject({ requests: [REQUEST] });
    await lease.finish('a', (await beginning)!.requests, []);
    expect(await lease.isRoundRequested()).toBe(true);
  });

  it('does not shorten a lease that was extended while it read', async () => {
    const reading = {
      sql: `SELECT 1 AS place FROM (SELECT pg_sleep($1)) slow`,
      parameters: [(2 * STARTS_MS) / 1000],
    };
    const beginning = lease.beginRound('a', reading);
    await setTimeout(STARTS_MS);
    await lease.extend('a');
    const expiresAt = async () =>
      (await world.database.query<{ at: Date }>(`SELECT expires_at AS at FROM dispatch_lease`))[0]!.at;
    const extended = await expiresAt();
    await beginning;
    expect(await expiresAt()).toEqual(extended);
  });
});

describe('the end of a round', () => {
  it('does not keep the lease locked while it waits for the lock of a ride', async () => {
    const rideId = await world.newRide(await world.newUser());
    const decision = {
      rideId,
      at: new Date(),
      driverId: null,
      ridesTogether: 1,
      minutesEstimated: true,
      candidates: [],
      sharedVehicles: [],
      leftOut: {},
      fingerprint: 'nobody',
    };
    let isLocked = () => undefined as void;
    let commit = () => undefined as void;
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const other = world.transaction(async (tx) => {
      await tx.query(`UPDATE rides SET last_event = last_event + 1 WHERE id = $1`, [rideId]);
      isLocked();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await locked;
    const { requests } = (await lease.beginRound('a', { sql: 'SELECT 1 AS place WHERE false', parameters: [] }))!;
    const [ride] = await world.database.query<{ last: number }>(`SELECT last_event AS last FROM rides WHERE id = $1`, [
      rideId,
    ]);
    const ending = lease.finish('a', requests, [{ decision, lastEvent: ride!.last }]);
    await setTimeout(STARTS_MS);
    expect(await lease.extend('a')).toBe(true);
    commit();
    await Promise.all([other, ending]);
    // The other transaction has changed the ride, which the next round decides.
    expect(await lease.isRoundRequested()).toBe(true);
    expect(await world.database.query(`SELECT 1 FROM dispatch_decisions WHERE ride_id = $1`, [rideId])).toEqual([]);
  });
});
