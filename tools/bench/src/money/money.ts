// `npm run bench -- money [--quick] [--statements]`: bookings with payment, end to end, compared with the same statements sent straight to PostgreSQL.
// `--statements` only prints which statements each request runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { addresses, loadCity, startApi, startPostgres, startSandbox } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { compare, ROUNDS } from '../measure';
import { Booker, type Booked, ORIGIN } from './booker';
import { replay } from './replay';
import { markOf, PREFIX, stepsIn, unitsIn, type Unit } from './statement-log';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
};
/** Disables rate limits, which are not being measured. */
const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '1000000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
};
/** Number of clients that book concurrently, and number of bookings per round. */
const LEVELS = [
  { clients: 1, quick: 8, full: 32 },
  { clients: 8, quick: 48, full: 240 },
  { clients: 64, quick: 128, full: 384 },
] as const;
const QUICK_ROUNDS = 4;
/** The API's default pool size. The peer has as many connections. */
const POOL = 20;
/** The API prepares a statement at its fifth use, and PostgreSQL keeps a prepared statement's plan from its sixth use on. */
const USES_BEFORE_PLANS_ARE_KEPT = 6;
const QUIET_MS = 2500;
/** Longer than the API's intervals for polling any kind of work. */
const LOOKS_MS = 16_000;
/** Time limit for the jobs that follow a booking. */
const AFTERWARDS_MS = 1000;
/** Names of the connections for requests and for the work of jobs; those that fetch jobs use another one. */
const PROGRAMS: ReadonlySet<string> = new Set(['groupride-api', 'groupride-sessions']);
/** First row ids, large enough to distinguish an id in a parameter from any other number. */
const FIRST = { rides: 7_100_001, payments: 8_200_001, ride_members: 9_300_001 };

/** The statements of one request of a booking. */
interface Step {
  step: string;
  units: Unit[];
}

export const money: Benchmark = {
  name: 'money',
  about: 'bookings with payment per second, beside bare PostgreSQL transactions of the same statements',
  async *run(args, say) {
    const quick = args.includes('--quick');
    say('· PostgreSQL, the sandbox, the API and the city …');
    const databaseUrl = await (await startPostgres()).newDatabase();
    const sandbox = await startSandbox({ databaseUrl, env: KEYS });
    const { url: api } = await startApi({
      databaseUrl,
      env: { ...KEYS, NODE_ENV: 'development', WEB_ORIGINS: `rider=${ORIGIN}`, STRIPE_API_URL: sandbox, ...NO_LIMITS },
    });
    await loadCity(['ensure'], { databaseUrl });
    const keys = { api, sandbox, publishableKey: KEYS.STRIPE_PUBLISHABLE_KEY };
    const most = Math.max(...LEVELS.map((level) => level.clients));
    const bookers = await Promise.all(Array.from({ length: most }, () => Booker.signUp(keys)));
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      application_name: 'bench',
      max: POOL,
      idleTimeoutMillis: 0,
    });
    try {
      // Only the first client books before the recording: the drivers' search for all rides would be counted too.
      for (let booked = 0; booked < USES_BEFORE_PLANS_ARE_KEPT; booked += 1) await bookers[0]!.book();
      const { units, recorded, steps } = await record(pool, bookers[0]!);
      const statements = units.reduce((sum, unit) => sum + unit.length, 0);
      say(`  one booking is ${statements} statements in ${units.length} transactions`);
      for (const step of steps) say(describe(step, args.includes('--statements')));
      if (args.includes('--statements')) return;
      for (const booker of bookers.slice(1)) await booker.book();
      const peer = async () => {
        const client = await pool.connect();
        try {
          await replay(client, units, recorded);
        } finally {
          client.release();
        }
      };
      await warmUp(pool, (client) => replay(client, units, recorded));
      for (const { clients: concurrency, ...bookings } of LEVELS) {
        const tasks = Array.from({ length: quick ? bookings.quick : bookings.full }, (_, index) => index);
        const ours = (task: number) => bookers[task % most]!.book();
        const what =
          concurrency === 1 ? 'bookings with payment, one by one' : `bookings with payment, ${concurrency} at a time`;
        yield {
          what,
          beside: `PostgreSQL, the same ${statements} statements`,
          ...(await compare({ tasks, concurrency, ours, peer }, quick ? QUICK_ROUNDS : ROUNDS)),
        };
      }
    } finally {
      await pool.end();
    }
  },
};

/** Repeats the work on every connection until its plans are kept. */
async function warmUp(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const clients = await Promise.all(Array.from({ length: POOL }, () => pool.connect()));
  for (const client of clients) {
    for (let used = 0; used < USES_BEFORE_PLANS_ARE_KEPT; used += 1) await work(client);
    client.release();
  }
}

/**
 * Books once while PostgreSQL logs the API's statements: those of the requests, the provider's webhook events, and the
 * listeners and jobs that follow. Statements of the API's regular polling for work are left out.
 */
async function record(pool: pg.Pool, booker: Booker): Promise<{ units: Unit[]; recorded: Booked; steps: Step[] }> {
  for (const [table, first] of Object.entries(FIRST))
    await pool.query(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${first}`);
  await pool.query(`ALTER SYSTEM SET log_line_prefix = '${PREFIX}'`);
  await pool.query(`ALTER SYSTEM SET log_statement = 'all'`);
  await pool.query('SELECT pg_reload_conf()');
  await settled(pool, 'log_statement', 'all');
  const file = join((await addresses()).logs, 'postgres.log');
  // Otherwise jobs of the previous booking would be counted too.
  await pause(QUIET_MS);
  const beforeLooks = readFileSync(file, 'utf8').length;
  await pause(LOOKS_MS);
  const before = readFileSync(file, 'utf8').length;
  const recorded = await booker.book(async (step) => {
    await pool.query(markOf(step));
  });
  await pause(AFTERWARDS_MS);
  await pool.query(`ALTER SYSTEM RESET log_statement`);
  await pool.query('SELECT pg_reload_conf()');
  await settled(pool, 'log_statement', 'none');
  const log = readFileSync(file, 'utf8');
  const looks = new Set(unitsOf(log.slice(beforeLooks, before)).map(textOf));
  const bookingIn = (part: string) => unitsOf(part).filter((unit) => !looks.has(textOf(unit)));
  const units = bookingIn(log.slice(before));
  if (units.length === 0) throw new Error(`nothing was found in ${file}`);
  const steps = stepsIn(log.slice(before)).map(({ step, log: part }) => ({ step, units: bookingIn(part) }));
  return { units, recorded, steps };
}

const unitsOf = (log: string): Unit[] => unitsIn(log, (program) => PROGRAMS.has(program));
const textOf = (unit: Unit): string => unit.map(({ sql }) => sql).join(';');

function describe({ step, units }: Step, isComplete: boolean): string {
  const count = `  ${step}: ${units.flat().length} statements in ${units.length} transactions`;
  if (!isComplete) return count;
  const lines = units.map((unit) =>
    unit.map(({ sql }) => `      ${sql.replace(/\s+/g, ' ').slice(0, 240)}`).join('\n'),
  );
  return [count, ...lines].join('\n    ·\n');
}

async function settled(pool: pg.Pool, setting: string, value: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await pool.query<{ setting: string }>('SELECT setting FROM pg_settings WHERE name = $1', [
      setting,
    ]);
    if (rows[0]?.setting === value) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`PostgreSQL did not take ${setting} = ${value}`);
}
