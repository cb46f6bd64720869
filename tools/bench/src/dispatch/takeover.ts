// Measures how long matching pauses when the process that runs it is killed.
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startApi, startPostgres, type ApiProcess } from '../../../../tools/up/src/testing/stack';
import { book, goOnline, Person } from '../http/world';
import { percentile } from '../measure';

const ORIGINS = { rider: 'http://rider.bench.test', driver: 'http://driver.bench.test' };
const KILLS = 20;
const QUICK_KILLS = 4;
/** After a crash, the next dispatcher must start within this time. */
const GOAL_MS = 5_000;
const LOOK_EVERY_MS = 20;
/** Timeout for steps that should take a second or two on any machine. */
const PATIENCE_MS = 60_000;
const ENVIRONMENT = {
  WEB_ORIGINS: `rider=${ORIGINS.rider},driver=${ORIGINS.driver}`,
  AUTH_RATE_PER_MINUTE: '1000000',
  OFFER_SECONDS: '600',
  SEARCH_MINUTES: '60',
};

/** Milliseconds from the death of a dispatcher until another one has what it needs. */
interface Takeover {
  lease: number;
  offer: number;
}

/** @throws Error when no such row appears within a minute */
async function firstRow<Row extends object>(db: pg.Client, sql: string, parameters: unknown[] = []): Promise<Row> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await delay(LOOK_EVERY_MS)) {
    const { rows } = await db.query<Row>(sql, parameters);
    if (rows[0]) return rows[0];
  }
  throw new Error(`nothing was found within a minute by ${sql}`);
}

/** Kills the dispatcher while it writes its only decision, which is delayed by a lock on the ride. */
async function killInRound(
  dispatchers: readonly ApiProcess[],
  db: pg.Client,
  lock: pg.Client,
  rideId: number,
): Promise<Takeover> {
  await lock.query('BEGIN');
  await lock.query(`SELECT 1 FROM rides WHERE id = $1 FOR UPDATE`, [rideId]);
  await db.query(`DELETE FROM offers`);
  await db.query(`UPDATE drivers SET last_seen_at = now(), position_at = now(), is_online = true`);
  await db.query(`INSERT INTO round_requests DEFAULT VALUES`);
  await firstRow(db, `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`);
  const { holder } = await firstRow<{ holder: string }>(
    db,
    `SELECT holder FROM dispatch_lease WHERE holder IS NOT NULL`,
  );
  const dispatcher = dispatchers.find(({ pid }) => holder.startsWith(`${pid}@`));
  if (!dispatcher) throw new Error(`${holder} is no process of this run`);
  const from = performance.now();
  await dispatcher.kill();
  await lock.query('ROLLBACK');
  await firstRow(db, `SELECT 1 FROM dispatch_lease WHERE holder <> $1`, [holder]);
  const lease = performance.now() - from;
  await firstRow(db, `SELECT 1 FROM offers WHERE ride_id = $1 AND status = 'open'`, [rideId]);
  const offer = performance.now() - from;
  await dispatcher.start();
  return { lease, offer };
}

const draw = (times: readonly number[]): string =>
  `median ${percentile(times, 0.5).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;

export async function measureTakeover(isQuick: boolean, say: (line: string) => void): Promise<void> {
  say('· PostgreSQL and three processes of the API …');
  const databaseUrl = await (await startPostgres()).newDatabase();
  // The first process only handles requests, so that it continues while the dispatchers are killed.
  const { url, processes } = await startApi({
    databaseUrl,
    env: ENVIRONMENT,
    processes: 3,
    envOf: (index): Record<string, string> => (index === 0 ? { ROLE: 'api' } : {}),
  });
  const db = new pg.Client({ connectionString: databaseUrl });
  const lock = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([db.connect(), lock.connect()]);
  try {
    const rider = new Person(url, 'rider', ORIGINS.rider, 'bench-rider@example.test');
    const driver = new Person(url, 'driver', ORIGINS.driver, 'bench-driver@example.test');
    await rider.signUp('Bench Rider');
    await driver.signUp('Bench Driver');
    await goOnline(driver, db);
    const rideId = await book(rider);
    await firstRow(db, `SELECT 1 FROM offers WHERE ride_id = $1 AND status = 'open'`, [rideId]);
    const takeovers: Takeover[] = [];
    while (takeovers.length < (isQuick ? QUICK_KILLS : KILLS))
      takeovers.push(await killInRound(processes.slice(1), db, lock, rideId));
    say(`  after ${takeovers.length} kills of the dispatcher in its round, another one`);
    say(`    took over: ${draw(takeovers.map(({ lease }) => lease))} (goal: ${GOAL_MS} ms)`);
    say(`    made the offer that was under way: ${draw(takeovers.map(({ offer }) => offer))}`);
  } finally {
    await Promise.all([db.end(), lock.end()]);
  }
}
