import pg from 'pg';
import { addresses, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { type Api, outboxIn } from './support/api';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillableApi } from './support/killable-api';
import { driver, expectStatus, person } from './support/people';
import { book, silence, until, UPTOWN } from './support/rides';

const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '100000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '100000',
  RATE_PER_MINUTE: '100000',
  ADDRESS_RATE_PER_MINUTE: '100000',
};
const WAKE_UP = 'seek-a-ride-when-driver-becomes-available';
let program: KillableApi;
let databaseUrl: string;
let db: pg.Pool;

beforeAll(async () => {
  databaseUrl = await (await startPostgres()).newMigratedDatabase(`waiting_${process.pid}_${Date.now()}`);
  const port = new URL((await addresses()).api).port;
  program = await KillableApi.prepare({
    DATABASE_URL: databaseUrl,
    PORT: port,
    DEMO_TOOLS: 'true',
    ...NO_LIMITS,
    ...TEST_KEYS,
  });
  db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
}, 120_000);

afterAll(async () => {
  await db?.end();
  await program?.killAll();
  await stopAll();
});

/** The shape that the helpers for people and rides expect. */
function world(): Api {
  const query = async <Row>(sql: string, parameters: unknown[] = []) => (await db.query(sql, parameters)).rows as Row[];
  const outbox = outboxIn(query, program.url);
  return { url: program.url, databaseUrl, sandbox: null, outbox, query, stop: async () => undefined };
}

describe('a driver who becomes available in a process that is killed', () => {
  it('is still offered the ride that waits', async () => {
    const first = await program.start();
    const api = world();
    const dan = await driver(api, { lat: 35.6, lng: -80.4 });
    const ride = await book(await person(api));
    const jobs = (state: string) =>
      api.query(`SELECT 1 FROM jobs.job WHERE name = $1 AND state = $2`, [WAKE_UP, state]);
    await until(
      () => api.query(`SELECT 1 FROM jobs.job WHERE name LIKE 'seek-a-%' AND state < 'completed'`),
      (rows) => rows.length === 0,
    );
    const lock = await db.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
    // Enough time for the car to have driven here.
    await silence(api, dan, 60);
    await expectStatus(
      dan.client.patch(`/api/drivers/${dan.driverId}/location`, { lat: UPTOWN.lat, lng: UPTOWN.lng }),
      204,
    );
    await until(
      () => jobs('active'),
      (rows) => rows.length > 0,
    );
    await program.kill(first);
    await lock.query('ROLLBACK');
    lock.release();
    expect(await api.query(`SELECT 1 FROM offers`)).toEqual([]);
    const second = await program.start();
    const requests = async () =>
      (await dan.client.get(`/api/rides/driver-requests/${dan.driverId}`)).body as { id: number }[];
    await until(requests, (list) => list.some(({ id }) => id === ride.id));
    await program.kill(second);
  }, 60_000);
});
