import type { Transaction } from '../../../platform/database/database';
import { PostgresWorld } from '../../../platform/database/testing/postgres-world';
import { SqlDispatchLeaseRepository } from '../infra/sql-dispatch-lease.repository';

/** The key of the advisory lock that a slow read waits for. */
const READS = 1;

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

  it('does not count a request that is committed while it reads', async () => {
    const begun = await beginMeanwhile(() => lease.requestRound());
    expect(begun).toMatchObject({ requests: [REQUEST] });
    await lease.finish('a', begun!.requests, []);
    expect(await lease.isRoundRequested()).toBe(true);
  });

  it('does not shorten a lease that was extended while it read', async () => {
    const expiresAt = async () =>
      (await world.database.query<{ at: Date }>(`SELECT expires_at AS at FROM dispatch_lease`))[0]!.at;
    let extended: Date | undefined;
    await beginMeanwhile(async () => {
      await lease.extend('a');
      extended = await expiresAt();
    });
    expect(await expiresAt()).toEqual(extended);
  });

  /** Begins a round, and runs the given work after the round has begun to read and before it has finished reading. */
  async function beginMeanwhile(work: () => Promise<unknown>) {
    const slowly = {
      sql: `SELECT 1 AS place FROM (SELECT pg_advisory_xact_lock_shared($1)) slow`,
      parameters: [READS],
    };
    const release = await lockHeld((tx) => tx.query(`SELECT pg_advisory_xact_lock($1)`, [READS]));
    const beginning = lease.beginRound('a', slowly);
    await oneWaits();
    await work();
    await release();
    return beginning;
  }
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
    const release = await lockHeld((tx) =>
      tx.query(`UPDATE rides SET last_event = last_event + 1 WHERE id = $1`, [rideId]),
    );
    const { requests } = (await lease.beginRound('a', { sql: 'SELECT 1 AS place WHERE false', parameters: [] }))!;
    const [ride] = await world.database.query<{ last: number }>(`SELECT last_event AS last FROM rides WHERE id = $1`, [
      rideId,
    ]);
    const ending = lease.finish('a', requests, [{ decision, lastEvent: ride!.last }]);
    await oneWaits();
    expect(await lease.extend('a')).toBe(true);
    await Promise.all([release(), ending]);
    // The other transaction has changed the ride, which the next round decides.
    expect(await lease.isRoundRequested()).toBe(true);
    expect(await world.database.query(`SELECT 1 FROM dispatch_decisions WHERE ride_id = $1`, [rideId])).toEqual([]);
  });
});

/** Returns once a statement waits for a lock. */
async function oneWaits(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await world.database.query(waiting)).length === 0);
}

/** Takes a lock in a transaction of its own. Returns what ends that transaction. */
async function lockHeld(take: (tx: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  let isTaken = () => {};
  let end = () => {};
  const taken = new Promise<void>((resolve) => (isTaken = resolve));
  const holding = world.transaction(async (tx) => {
    await take(tx);
    isTaken();
    await new Promise<void>((resolve) => (end = resolve));
  });
  await Promise.race([taken, holding]);
  return async () => {
    end();
    await holding;
  };
}
