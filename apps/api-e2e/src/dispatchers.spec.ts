import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePorts, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { type Api, outboxIn } from './support/api';
import { KillableApi } from './support/killable-api';
import { driver, person, type Driver, type Person } from './support/people';
import { book, roundsAreMade, until, UPTOWN } from './support/rides';
import { StatementGate } from './support/statement-gate';

const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '100000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '100000',
  RATE_PER_MINUTE: '100000',
  ADDRESS_RATE_PER_MINUTE: '100000',
};
const REQUESTS = 40;
const DRIVERS = 24;
/** A round for these takes few enough statements to kill a dispatcher before each of them. */
const FEW = { requests: 4, drivers: 3 };
/** The production values of decisions written at the same time and of the lease's age when it is extended. */
const SIDE_BY_SIDE = 4;
const EXTEND_AFTER_MS = 1_000;
/** The dispatcher is killed when it has sent these shares of its round's statements, or before each of them. */
const SHARES = process.env['KILL_AT_EVERY_STATEMENT'] === 'true' ? null : [0.1, 0.45, 0.8];

let programs: KillableApi[];
let processes: ChildProcess[];
const gates = [new StatementGate(), new StatementGate()];
let api: Api;
let db: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await (await startPostgres()).newMigratedDatabase(`dispatchers_${process.pid}_${Date.now()}`);
  const [one = 0, other = 0, third = 0] = await freePorts(3);
  const first = await KillableApi.prepare({
    DATABASE_URL: databaseUrl,
    PORT: String(one),
    DEMO_TOOLS: 'true',
    OFFER_SECONDS: '600',
    SEARCH_MINUTES: '60',
    ...NO_LIMITS,
    ...TEST_KEYS,
  });
  // This process only serves requests, so that it keeps running while dispatchers are killed.
  const front = first.onPort(third);
  const [near, far] = await Promise.all(gates.map((gate) => gate.between(databaseUrl)));
  programs = [first.onPort(one, { DATABASE_URL: near! }), first.onPort(other, { DATABASE_URL: far! }), front];
  db = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  await front.start({ ROLE: 'api' });
  processes = await Promise.all(programs.slice(0, 2).map((program) => program.start()));
  const query = async <Row>(sql: string, parameters: unknown[] = []) => (await db.query(sql, parameters)).rows as Row[];
  const outbox = outboxIn(query, front.url);
  api = { url: front.url, databaseUrl, sandbox: null, outbox, query, stop: async () => undefined };
}, 400_000);

afterAll(async () => {
  await db?.end();
  for (const program of programs ?? []) await program.killAll();
  await stopAll();
});

/** The process that is currently matching. */
async function dispatcher(): Promise<number> {
  const [row] = await until(
    () => api.query<{ holder: string }>(`SELECT holder FROM dispatch_lease WHERE holder IS NOT NULL`),
    (rows) => rows.length > 0,
  );
  const pid = Number.parseInt(row!.holder, 10);
  return processes.findIndex((each) => each.pid === pid);
}

const openOffers = () =>
  api.query<{ ride_id: number; driver_id: number }>(`SELECT ride_id, driver_id FROM offers WHERE status = 'open'`);

/** Pairs of offers that were open to one driver, or of one ride, at the same time. */
const overlaps = (column: 'driver_id' | 'ride_id') =>
  api.query(
    `SELECT one.id, other.id FROM offers one JOIN offers other ON other.${column} = one.${column} AND other.id > one.id
      WHERE tstzrange(one.created_at, coalesce(one.answered_at, one.expires_at))
         && tstzrange(other.created_at, coalesce(other.answered_at, other.expires_at))`,
  );

async function expectOneRideForEach(count: number): Promise<void> {
  await until(openOffers, (open) => open.length >= count);
  const open = await openOffers();
  expect(open).toHaveLength(count);
  expect(new Set(open.map(({ driver_id }) => driver_id)).size).toBe(count);
  expect(new Set(open.map(({ ride_id }) => ride_id)).size).toBe(count);
  expect(await overlaps('driver_id')).toEqual([]);
  expect(await overlaps('ride_id')).toEqual([]);
}

const expectOneRideForEachDriver = () => expectOneRideForEach(DRIVERS);

/** Makes all requests wait and all drivers free, and requests a round. */
async function everybodyWaits(): Promise<void> {
  await api.query(`DELETE FROM offers`);
  await api.query(
    `UPDATE drivers SET is_online = true, credible_lat = $1, credible_lng = $2, last_seen_at = now(), position_at = now()`,
    [UPTOWN.lat, UPTOWN.lng],
  );
  await api.query(`INSERT INTO round_requests DEFAULT VALUES`);
}

let riders: Person[];
let drivers: Driver[];

describe('two dispatchers, one of them killed before a statement of its round', () => {
  beforeAll(async () => {
    riders = await Promise.all(Array.from({ length: 4 }, () => person(api)));
    drivers = await Promise.all(Array.from({ length: FEW.drivers }, () => driver(api, { lat: 35.6, lng: -80.4 })));
    await api.query(`UPDATE drivers SET is_online = false`);
    await Promise.all(riders.slice(0, FEW.requests).map((rider) => book(rider)));
    await roundsAreMade(api);
  }, 180_000);

  /** Runs a round in which each driver is offered a ride. @returns the process that died in it, or null */
  async function roundWithDeath(step: number): Promise<number | null> {
    let died: number | null = null;
    gates.forEach((gate, index) =>
      gate.open(step, () => {
        died = index;
        processes[index]!.kill('SIGKILL');
        gates.forEach((other) => other !== gate && other.open());
      }),
    );
    await everybodyWaits();
    await expectOneRideForEach(FEW.drivers);
    // No process may die after the round.
    if (died === null) gates.forEach((gate) => gate.forgetDeath());
    return died;
  }

  const statementsOfRound = () => Math.max(...gates.map((gate) => gate.statements));

  /** Like `roundWithDeath`, but repeats a round that took fewer statements than the one before. */
  async function roundWithDeathAt(share: number, statements: number): Promise<number | null> {
    let [died, fewest]: [number | null, number] = [null, statements];
    for (let attempt = 0; died === null && attempt < 5; attempt += 1) {
      died = await roundWithDeath(Math.ceil(share * fewest));
      fewest = Math.min(fewest, statementsOfRound());
    }
    return died;
  }

  afterAll(() => gates.forEach((gate) => gate.open()));

  it('give each driver one ride, whichever statement it was', async () => {
    expect(await roundWithDeath(Infinity)).toBeNull();
    const statements = statementsOfRound();
    const rounds =
      SHARES?.map((share) => () => roundWithDeathAt(share, statements)) ??
      Array.from({ length: 200 }, (_, at) => () => roundWithDeath(at + 1));
    let deaths = 0;
    for (const round of rounds) {
      const died = await round();
      if (died === null) break;
      deaths += 1;
      gates[died]!.open();
      processes[died] = await programs[died]!.start();
    }
    if (SHARES) expect(deaths).toBe(SHARES.length);
    else process.stdout.write(`A dispatcher was killed before each of ${deaths} statements of a round.\n`);
    expect(deaths).toBeGreaterThan(SHARES ? 0 : 20);
  }, 3_600_000);
});

/** Statements of the lease and of a decision, by which the gates recognize them. */
const TAKES_LEASE = 'UPDATE dispatch_lease SET holder = $1';
const BEGINS_ROUND = 'UPDATE dispatch_lease SET round_began_at';
const DECIDES = 'idle_in_transaction_session_timeout';

describe('two dispatchers, while another one has the lease', () => {
  beforeAll(async () => {
    drivers.push(
      ...(await Promise.all(
        Array.from({ length: DRIVERS - FEW.drivers }, () => driver(api, { lat: 35.6, lng: -80.4 })),
      )),
    );
    await api.query(`UPDATE drivers SET is_online = false`);
    await api.query(`DELETE FROM offers`);
    for (let made = FEW.requests; made < REQUESTS; made += riders.length)
      await Promise.all(riders.map((rider) => book(rider)));
    await roundsAreMade(api);
  }, 180_000);

  const giveToAnother = () =>
    api.query(`UPDATE dispatch_lease SET holder = 'another', expires_at = now() + interval '1 hour'`);
  const itsTimeIsOver = () => api.query(`UPDATE dispatch_lease SET expires_at = now()`);
  /** Resolves when both have requested the lease once more. */
  const bothRequestedLease = async () => {
    const before = gates.map((gate) => gate.count(TAKES_LEASE));
    await until(
      () => Promise.resolve(gates.map((gate) => gate.count(TAKES_LEASE))),
      (counts) => counts.every((count, index) => count > before[index]! + 1),
    );
  };
  const waitAtGate = (connections: number) =>
    until(
      () => Promise.resolve(gates.reduce((sum, gate) => sum + gate.waiting, 0)),
      (waiting) => waiting >= connections,
    );

  beforeEach(async () => {
    await api.query(`UPDATE drivers SET is_online = false`);
    await roundsAreMade(api);
    gates.forEach((gate) => gate.open());
  });
  afterEach(() => gates.forEach((gate) => gate.open()));

  it('start no round before the lease expires', async () => {
    await giveToAnother();
    await everybodyWaits();
    await bothRequestedLease();
    expect(await openOffers()).toEqual([]);
    await itsTimeIsOver();
    await expectOneRideForEachDriver();
  }, 60_000);

  it('start no round on a lease that they have lost', async () => {
    gates.forEach((gate) => gate.holdAt(BEGINS_ROUND));
    await everybodyWaits();
    await waitAtGate(1);
    await giveToAnother();
    gates.forEach((gate) => gate.release());
    await bothRequestedLease();
    expect(await openOffers()).toEqual([]);
    await itsTimeIsOver();
    await expectOneRideForEachDriver();
  }, 60_000);

  it('abort a round in progress, and leave the lease to the other', async () => {
    gates.forEach((gate) => gate.holdAt(DECIDES));
    await everybodyWaits();
    await waitAtGate(SIDE_BY_SIDE);
    await giveToAnother();
    // The lease is extended, and found to be lost, only after this time.
    await pause(EXTEND_AFTER_MS);
    gates.forEach((gate) => gate.release());
    await bothRequestedLease();
    expect(await openOffers()).toHaveLength(SIDE_BY_SIDE);
    expect(await api.query(`SELECT holder FROM dispatch_lease`)).toEqual([{ holder: 'another' }]);
    await itsTimeIsOver();
    await expectOneRideForEachDriver();
  }, 60_000);
});

describe('two dispatchers, when the active one is killed while it writes', () => {
  /** Withdraws all offers, and makes the dispatcher start a round that cannot finish while `lock` is held. */
  async function stuckRound(lock: pg.PoolClient): Promise<number> {
    await lock.query('BEGIN');
    await lock.query(`SELECT 1 FROM rides WHERE id = (SELECT min(id) FROM rides) FOR UPDATE`);
    await everybodyWaits();
    const index = await dispatcher();
    // The round writes several decisions at a time, one of which waits for the lock.
    await until(openOffers, (open) => open.length > 0);
    return index;
  }

  it('never give a ride two drivers or a driver two rides, and leave no driver without a ride', async () => {
    const lock = await db.connect();
    const index = await stuckRound(lock);
    await programs[index]!.kill(processes[index]!);
    await lock.query('ROLLBACK');
    lock.release();
    await expectOneRideForEachDriver();
    processes[index] = await programs[index]!.start();
  }, 120_000);

  it('assign each ride once even when one hangs with its locks, is replaced and resumes in the middle of its round', async () => {
    const lock = await db.connect();
    const index = await stuckRound(lock);
    const hanging = processes[index]!;
    hanging.kill('SIGSTOP');
    await lock.query('ROLLBACK');
    lock.release();
    await expectOneRideForEachDriver();
    hanging.kill('SIGCONT');
    await roundsAreMade(api);
    await expectOneRideForEachDriver();
  }, 120_000);

  it('never let an expired offer be accepted while a dispatcher is killed', async () => {
    const [late] = await openOffers();
    const { ride_id, driver_id } = late!;
    const who = drivers.find(({ driverId }) => driverId === driver_id)!;
    await api.query(`UPDATE offers SET expires_at = now() WHERE ride_id = $1 AND status = 'open'`, [ride_id]);
    await api.query(`INSERT INTO round_requests DEFAULT VALUES`);
    const [answer] = await Promise.all([
      who.client.post(`/api/rides/${ride_id}/accept/${driver_id}`),
      programs[0]!.kill(processes[0]!),
    ]);
    expect(answer.status).toBe(409);
    const rides = await api.query(`SELECT status, driver_id FROM rides WHERE id = $1`, [ride_id]);
    expect(rides).toEqual([{ status: 'pending', driver_id: null }]);
    // The job that ends it was planned for its first expiry, so that it counts again.
    await api.query(
      `UPDATE offers SET expires_at = now() + interval '10 minutes' WHERE ride_id = $1 AND status = 'open'`,
      [ride_id],
    );
    await expectOneRideForEachDriver();
    processes[0] = await programs[0]!.start();
  }, 120_000);

  it('let each driver accept one ride, however many accept at once', async () => {
    const open = await openOffers();
    const answers = await Promise.all(
      open.map(({ ride_id, driver_id }) => {
        const who = drivers.find(({ driverId }) => driverId === driver_id)!;
        return who.client.post(`/api/rides/${ride_id}/accept/${driver_id}`);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(open.map(() => 200));
    const rides = await api.query<{ driver_id: number }>(`SELECT driver_id FROM rides WHERE status = 'en_route'`);
    expect(new Set(rides.map(({ driver_id }) => driver_id)).size).toBe(DRIVERS);
    expect(rides).toHaveLength(DRIVERS);
  }, 60_000);
});
