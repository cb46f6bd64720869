// `npm run bench -- overview`: the figures of the overview and the exports with a million rides.
import pg from 'pg';
import { addresses, startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { OPERATOR_EMAIL, Person } from '../http/world';
import { percentile } from '../measure';
import { memoryOfApi } from '../waiting/processor-time';
import { fill, FULL, QUICK } from './fill';

const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '1000000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
  ADMIN_EMAILS: OPERATOR_EMAIL,
  LOG_LEVEL: 'error',
};
const TIMES = 20;
const MEMORY_EVERY_MS = 100;
const CALLS = [
  ['figures, today', '/api/admin/metrics?period=today'],
  ['figures, 90 days', '/api/admin/metrics?period=90d'],
  ['charts, 90 days', '/api/admin/metrics/days?period=90d'],
] as const;
const FILES = [
  ['rides as CSV', '/api/admin/exports/rides?format=csv'],
  ['rides as Excel', '/api/admin/exports/rides?format=xlsx'],
  ['payments as CSV', '/api/admin/exports/payments?format=csv'],
] as const;

async function time(operator: Person, api: string, paths: readonly string[]): Promise<string> {
  const took: number[] = [];
  for (let round = 0; round <= TIMES; round += 1) {
    const from = performance.now();
    await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`${api}${path}`, { headers: operator.headers });
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
        await answer.text();
      }),
    );
    if (round > 0) took.push(performance.now() - from);
  }
  return `p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${percentile(took, 0.95).toFixed(0)} ms`;
}

async function save(operator: Person, api: string, path: string, rows: number): Promise<string> {
  const before = memoryOfApi();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memoryOfApi())), MEMORY_EVERY_MS);
  try {
    const from = performance.now();
    const answer = await fetch(`${api}${path}`, { headers: operator.headers });
    if (!answer.ok || !answer.body) throw new Error(`${path} was answered ${answer.status}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
    const seconds = (performance.now() - from) / 1000;
    const rate = Math.round(rows / seconds).toLocaleString('en-US');
    return `${rate} rows/s, ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB; memory of the API ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`;
  } finally {
    clearInterval(timer);
  }
}

export const overview: Benchmark = {
  name: 'overview',
  about: 'figures of the overview and exports with a million rides (Linux only)',
  async *run(args, say) {
    const size = args.includes('--quick') ? QUICK : FULL;
    const databaseUrl = await (await startPostgres()).newDatabase();
    const { url: api } = await startApi({ databaseUrl, env: NO_LIMITS });
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
    await client.connect();
    try {
      await fill(client, size, say);
      const operator = new Person(api, 'admin', (await addresses())['admin-web'], OPERATOR_EMAIL);
      await operator.signUp('Bench Operator');
      await operator.call('POST', '/api/auth/second-factor', { code: await operator.codeSentTo(operator.phone) });
      for (const [what, path] of CALLS) say(`  ${what}: ${await time(operator, api, [path])}`);
      say(`  all of the overview at once: ${await time(operator, api, [CALLS[1][1], CALLS[2][1]])}`);
      for (const [what, path] of FILES) {
        const { rows } = await client.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM ${path.includes('payments') ? 'payments' : 'rides'}`,
        );
        say(`  ${what}: ${await save(operator, api, path, rows[0]!.n)}`);
      }
    } finally {
      await client.end();
    }
  },
};
