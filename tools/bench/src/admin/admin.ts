// `npm run bench -- admin [--quick]`: lists, searches and filters of operations, with one million rides.
import pg from 'pg';
import { startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { percentile } from '../measure';
import { fill, SIZE } from './fill';
import { Operator, OPERATOR, ORIGIN } from './operator';
import { questions, type Question } from './questions';

/** Disables rate limits, which are not being measured. */
const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
};
const QUICK = { people: 2_000, drivers: 200, rides: 10_000 };
const TARGET_MS = 150;
/** Number of requests that prepare statements and fill caches. */
const WARM_UP = 5;

export const admin: Benchmark = {
  name: 'admin',
  about: 'lists, searches and filters of operations with 1,000,000 rides, 200,000 people and 20,000 drivers',
  // Nothing does the same work without our code, so there is no peer to compare with.
  async *run(args, say) {
    const size = args.includes('--quick') ? QUICK : SIZE;
    say('· PostgreSQL and the API …');
    const databaseUrl = await (await startPostgres()).newDatabase();
    const { url: api } = await startApi({
      databaseUrl,
      env: { NODE_ENV: 'development', WEB_ORIGINS: `admin=${ORIGIN}`, ADMIN_EMAILS: OPERATOR, ...NO_LIMITS },
    });
    const operator = await Operator.signIn(api);
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
    await client.connect();
    try {
      const from = performance.now();
      await fill(client, size, say);
      say(`· filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
      const { rows } = await client.query<{ first: number }>(
        `SELECT min(id) AS first FROM users WHERE email LIKE 'rider%'`,
      );
      for (const question of questions(size, rows[0]?.first ?? 1)) say(`  ${await measure(operator, question)}`);
    } finally {
      await client.end();
    }
  },
};

async function measure(operator: Operator, { what, paths }: Question): Promise<string> {
  for (const path of paths.slice(0, WARM_UP)) await operator.get(path);
  const took: number[] = [];
  for (const path of paths) {
    const from = performance.now();
    await operator.get(path);
    took.push(performance.now() - from);
  }
  const p95 = percentile(took, 0.95);
  const cells = [percentile(took, 0.5), p95].map((value) => value.toFixed(1).padStart(7));
  return `${what.padEnd(40)} ${cells.join(' ')} ms${p95 > TARGET_MS ? ` (over ${TARGET_MS} ms)` : ''}`;
}
