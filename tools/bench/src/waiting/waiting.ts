// `npm run bench -- waiting`: the cost of rides without a driver while nothing changes.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startApi, startPostgres } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { Booker, ORIGIN } from '../money/booker';
import { processorTime } from './processor-time';

const NO_LIMITS = {
  WEB_ORIGINS: `rider=${ORIGIN}`,
  AUTH_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
};
const RIDES = 550;
const QUICK_RIDES = 100;
const SIDE_BY_SIDE = 8;
/** Time until the jobs of the bookings are done. */
const SETTLE_MS = 15_000;
const MEASURED_MS = 30_000;

export const waiting: Benchmark = {
  name: 'waiting',
  about: 'processor time of the API and PostgreSQL while rides wait for a driver (Linux only)',
  async *run(args, say) {
    const count = args.includes('--quick') ? QUICK_RIDES : RIDES;
    const databaseUrl = await (await startPostgres()).newDatabase();
    const { url: api } = await startApi({ databaseUrl, env: { ...NO_LIMITS, SEARCH_MINUTES: '60' } });
    const db = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
    await db.connect();
    try {
      await delay(SETTLE_MS);
      say(`  no ride: ${await measure(db)}`);
      const booker = await Booker.signUp({ api, sandbox: '', publishableKey: '' });
      for (let booked = 0; booked < count; booked += SIDE_BY_SIDE) {
        await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, count - booked) }, () => booker.bookCash()));
      }
      // Makes the rides appear older, because the first minute of a search may be busier.
      await db.query(
        `UPDATE rides SET created_at = created_at - interval '2 minutes', pending_since = pending_since - interval '2 minutes'`,
      );
      await delay(SETTLE_MS);
      say(`  ${count} waiting rides: ${await measure(db)}`);
    } finally {
      await db.end();
    }
  },
};

async function measure(db: pg.Client): Promise<string> {
  const transactions = async () => {
    const { rows } = await db.query<{ n: string }>(
      `SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()`,
    );
    return Number(rows[0]?.n);
  };
  const [before, from] = [processorTime(), await transactions()];
  await delay(MEASURED_MS);
  const [after, to] = [processorTime(), await transactions()];
  const seconds = MEASURED_MS / 1000;
  const share = (used: number) => `${((used / seconds) * 100).toFixed(1)}% of a core`;
  return `API ${share(after.api - before.api)}, PostgreSQL ${share(after.postgres - before.postgres)}, ${Math.round((to - from) / seconds)} transactions/s`;
}
