import pg from 'pg';
import { addresses, freePorts, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillableApi } from './support/killable-api';
import { until } from './support/rides';

let first: KillableApi;
let second: KillableApi;
let db: pg.Client;

beforeAll(async () => {
  const databaseUrl = await (await startPostgres()).newMigratedDatabase(`schedules_${process.pid}_${Date.now()}`);
  first = await KillableApi.prepare({
    DATABASE_URL: databaseUrl,
    PORT: new URL((await addresses()).api).port,
    ...TEST_KEYS,
  });
  const [port] = await freePorts(1);
  second = first.onPort(port!);
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
}, 120_000);

afterAll(async () => {
  await db?.end();
  await first?.killAll();
  await second?.killAll();
  await stopAll();
});

const DAILY = `SELECT name FROM jobs.schedule WHERE cron <> '* * * * *' ORDER BY name`;
const EVERY_MINUTE = `SELECT name FROM jobs.schedule WHERE cron = '* * * * *' ORDER BY name`;
const names = async (sql: string) => (await db.query<{ name: string }>(sql)).rows.map(({ name }) => name);
/** The recurring jobs that were sent so far, once for each time. */
const sent = async (schedules: string) =>
  names(`SELECT name FROM jobs.job WHERE name IN (SELECT name FROM (${schedules}) s) ORDER BY name`);

/** Waits until a process has looked for due schedules since a moment. */
async function looked(since: Date): Promise<void> {
  await until(
    async () => (await db.query<{ on: Date | null }>(`SELECT cron_on AS on FROM jobs.version`)).rows[0]?.on ?? null,
    (on) => on !== null && on > since,
  );
}

/** Makes it look as if no process had run for a day, with schedules that are older. */
async function absent(): Promise<void> {
  await db.query(`UPDATE jobs.schedule SET created_on = now() - interval '3 days'`);
  await db.query(`UPDATE jobs.version SET cron_on = now() - interval '1 day'`);
  await db.query(`DELETE FROM jobs.job WHERE name IN (SELECT name FROM jobs.schedule)`);
}

const now = async () => (await db.query<{ now: Date }>(`SELECT now()`)).rows[0]!.now;

describe('a daily job whose time came while no process ran', () => {
  it('is not sent at a first start, and is sent once by several processes after that, also when they start again', async () => {
    const begun = await now();
    const child = await first.start();
    await looked(begun);
    const daily = await names(DAILY);
    expect(daily).toEqual(expect.arrayContaining(['pay-drivers-out-on-tuesday', 'clean-up-what-expired']));
    expect(await sent(DAILY)).toEqual([]);
    expect(
      (await db.query(`SELECT timezone FROM jobs.schedule WHERE name = 'check-expiry-of-documents'`)).rows,
    ).toEqual([{ timezone: 'America/New_York' }]);
    await first.stop(child);

    await absent();
    const children = await Promise.all([first.start(), second.start()]);
    await until(
      () => sent(DAILY),
      ({ length }) => length >= daily.length,
    );
    expect(await sent(DAILY)).toEqual(daily);
    await first.stop(children[0]!);
    await second.stop(children[1]!);

    // A shorter pause, in which nothing was due.
    await db.query(`UPDATE jobs.version SET cron_on = now() - interval '40 seconds'`);
    const again = await now();
    await first.start();
    await looked(again);
    await until(
      () => sent(EVERY_MINUTE),
      ({ length }) => length > 0,
    );
    expect(await sent(DAILY)).toEqual(daily);
  }, 180_000);
});
