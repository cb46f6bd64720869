// `npm run bench -- money`: bookings with payment, end to end, beside what they do to PostgreSQL done again by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addresses, loadCity, startApi, startPostgres, startSandbox } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { compare } from '../measure';
import { Booker, type Booked, ORIGIN } from './booker';
import { replay } from './replay';
import { PREFIX, unitsIn, type Unit } from './statement-log';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_PUBLISHABLE_KEY: 'pk_test_bench', STRIPE_WEBHOOK_SECRET: 'whsec_bench' };
/** Measured is how fast it is, not how it keeps people from taking everything. */
const NO_LIMITS = { AUTH_RATE_PER_MINUTE: '1000000', AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000', ADDRESS_RATE_PER_MINUTE: '100000000', RATE_PER_MINUTE: '100000000' };
const SIDE_BY_SIDE = [1, 8];
const FULL = 240;
const QUICK = 48;
/** Connections of requests; those that wait for jobs have another name. */
const PROGRAMS: ReadonlySet<string> = new Set(['groupride-api', 'groupride-sessions']);
/** Row numbers begin here, so that one in a parameter can be told from any other number. */
const FIRST = { rides: 7_100_001, payments: 8_200_001, ride_members: 9_300_001 };

export const money: Benchmark = {
  name: 'money',
  about: 'bookings with payment per second, beside bare PostgreSQL transactions of the same statements',
  async *run(args, say) {
    const count = args.includes('--quick') ? QUICK : FULL;
    say('· PostgreSQL, the sandbox, the API and the city …');
    const databaseUrl = await (await startPostgres()).newDatabase();
    const sandbox = await startSandbox({ databaseUrl, env: KEYS });
    const { url: api } = await startApi({ databaseUrl, env: { ...KEYS, WEB_ORIGINS: `rider=${ORIGIN}`, STRIPE_API_URL: sandbox, ...NO_LIMITS } });
    await loadCity(['ensure'], { databaseUrl });
    const keys = { api, sandbox, publishableKey: KEYS.STRIPE_PUBLISHABLE_KEY };
    const most = Math.max(...SIDE_BY_SIDE);
    const bookers = await Promise.all(Array.from({ length: most }, () => Booker.signUp(keys)));
    const clients = await Promise.all(Array.from({ length: most }, () => connected(databaseUrl)));
    try {
      for (const booker of bookers) await booker.book();
      const { units, recorded } = await record(clients[0]!, bookers[0]!);
      const statements = units.reduce((sum, unit) => sum + unit.length, 0);
      say(`  one booking is ${statements} statements in ${units.length} transactions`);
      await replay(clients[0]!, units, recorded);
      for (const concurrency of SIDE_BY_SIDE) {
        const tasks = Array.from({ length: Math.ceil((count * concurrency) / most) + concurrency }, (_, index) => index);
        const ours = (task: number) => bookers[task % most]!.book();
        const free = [...clients];
        const peer = async () => {
          const client = free.pop();
          if (!client) throw new Error('more at a time than connections');
          try {
            await replay(client, units, recorded);
          } finally {
            free.push(client);
          }
        };
        const what = concurrency === 1 ? 'bookings with payment, one by one' : `bookings with payment, ${concurrency} at a time`;
        yield { what, beside: `PostgreSQL, the same ${statements} statements`, ...(await compare({ tasks, concurrency, ours, peer })) };
      }
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  },
};

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'bench' });
  await client.connect();
  return client;
}

/** Books once while PostgreSQL writes down what the API's requests ask of it. What jobs do afterwards is not part of it. */
async function record(client: pg.Client, booker: Booker): Promise<{ units: Unit[]; recorded: Booked }> {
  for (const [table, first] of Object.entries(FIRST)) await client.query(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${first}`);
  await client.query(`ALTER SYSTEM SET log_line_prefix = '${PREFIX}'`);
  await client.query(`ALTER SYSTEM SET log_statement = 'all'`);
  await client.query('SELECT pg_reload_conf()');
  await settled(client, 'log_statement', 'all');
  const file = join((await addresses()).logs, 'postgres.log');
  const before = readFileSync(file, 'utf8').length;
  const recorded = await booker.book();
  // What is written in the end is written down a moment later.
  await new Promise((done) => setTimeout(done, 500));
  await client.query(`ALTER SYSTEM RESET log_statement`);
  await client.query('SELECT pg_reload_conf()');
  await settled(client, 'log_statement', 'none');
  const units = unitsIn(readFileSync(file, 'utf8').slice(before), (program) => PROGRAMS.has(program));
  if (units.length === 0) throw new Error(`nothing was found in ${file}`);
  return { units, recorded };
}

async function settled(client: pg.Client, setting: string, value: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await client.query<{ setting: string }>('SELECT setting FROM pg_settings WHERE name = $1', [setting]);
    if (rows[0]?.setting === value) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`PostgreSQL did not take ${setting} = ${value}`);
}
