import pg from 'pg';
import { addresses, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from './support/card-sandbox';
import { KillableApi } from './support/killable-api';
import { until } from './support/rides';

let program: KillableApi;
let databaseUrl: string;
let db: pg.Client;

beforeAll(async () => {
  databaseUrl = await (await startPostgres()).newDatabase(`recovery_${process.pid}_${Date.now()}`);
  program = await KillableApi.prepare({ DATABASE_URL: databaseUrl, PORT: new URL((await addresses()).api).port, ...TEST_KEYS });
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
}, 120_000);

afterAll(async () => {
  await db?.end();
  await program?.killAll();
  await stopAll();
});

const NAME = 'withdraw-offers-when-ride-is-cancelled';
const states = async () => (await db.query<{ state: string }>(`SELECT state FROM jobs.job WHERE name = $1`, [NAME])).rows.map(({ state }) => state);

describe('an API that is killed', () => {
  it('has its unfinished jobs done soon after the next start, not when they expire', async () => {
    const first = await program.start();
    const lock = new pg.Client({ connectionString: databaseUrl });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
    await db.query(`INSERT INTO jobs.job (name, data, retry_limit, expire_seconds) VALUES ($1, '{"rideId":1}', 10, 120)`, [NAME]);
    await until(states, ([state]) => state === 'active');
    await program.kill(first);
    await lock.end();
    expect(await states()).toEqual(['active']);
    const second = await program.start();
    await until(states, ([state]) => state === 'completed');
    await program.kill(second);
  });

  it('does not take a job away from a process that is still at it', async () => {
    const api = await program.start();
    const lock = new pg.Client({ connectionString: databaseUrl });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
    const { rows } = await db.query<{ id: string }>(`INSERT INTO jobs.job (name, data, retry_limit, expire_seconds) VALUES ($1, '{"rideId":2}', 10, 120) RETURNING id`, [NAME]);
    const job = async () => (await db.query<{ state: string; retry_count: number; at: string }>(`SELECT state, retry_count, started_on::text AS at FROM jobs.job WHERE id = $1`, [rows[0]?.id])).rows[0];
    const taken = await until(job, (now) => now?.state === 'active');
    const renewed = await until(job, (now) => now?.at !== taken?.at);
    const again = await until(job, (now) => now?.at !== renewed?.at);
    expect([renewed, again]).toEqual([expect.objectContaining({ state: 'active', retry_count: 0 }), expect.objectContaining({ state: 'active', retry_count: 0 })]);
    await lock.end();
    await until(job, (now) => now?.state === 'completed');
    await program.kill(api);
  });
});

describe('the daily clean-up', () => {
  it('removes what has expired and keeps what is still needed', async () => {
    const api = await program.start();
    await db.query(`
      INSERT INTO users (name, email) VALUES ('Ana', 'ana@example.test');
      INSERT INTO quotes (id, rate_card_id, request, price, expires_at, used_at) VALUES
        ('00000000-0000-4000-8000-000000000001', 1, '{}', '{}', now() - interval '2 days', NULL),
        ('00000000-0000-4000-8000-000000000002', 1, '{}', '{}', now() - interval '2 hours', NULL),
        ('00000000-0000-4000-8000-000000000003', 1, '{}', '{}', now() - interval '2 days', now());
      INSERT INTO rides (organizer_id, quote_id, pickup_location, pickup_lat, pickup_lng, dropoff_location, dropoff_lat, dropoff_lng, group_size, ride_type,
                         total_cost, cost_per_person, base_fare, service_fee, taxes, payment_method, split_mode, distance_meters, duration_seconds, status, cancel_policy_id)
        SELECT u.id, '00000000-0000-4000-8000-000000000003', 'a', 1, 1, 'b', 2, 2, 4, 'GroupX', 0, 0, 0, 0, 0, 'cash', 'cover', 1, 1, 'pending', (SELECT max(id) FROM cancellation_policies) FROM users u;
      INSERT INTO idempotency_keys (user_id, key, request_hash, answer, created_at) VALUES
        (1, 'old', 'x', '{"rideId":999}', now() - interval '25 hours'),
        (1, 'young', 'x', '{"rideId":999}', now() - interval '23 hours'),
        (1, 'of-a-living-ride', 'x', jsonb_build_object('rideId', (SELECT id FROM rides)), now() - interval '25 hours');
      INSERT INTO outbox_messages (channel, recipient, subject, body, created_at) VALUES
        ('mail', 'ana@example.test', 'old', '', now() - interval '40 days'), ('mail', 'ana@example.test', 'young', '', now() - interval '1 day');
      INSERT INTO outbox_messages (channel, recipient, subject, body, key, created_at) VALUES
        ('mail', 'ana@example.test', 'of a ride far ahead', '', 'ride:1:confirmation', now() - interval '40 days'),
        ('mail', 'ana@example.test', 'older than any ride', '', 'ride:0:confirmation', now() - interval '151 days')`);
    await db.query(`INSERT INTO jobs.job (name, data) VALUES ('clean-up-what-expired', '{}')`);
    const left = async () =>
      (await db.query<{ what: string }>(`
        SELECT right(id::text, 1) AS what FROM quotes UNION ALL SELECT key FROM idempotency_keys UNION ALL SELECT subject FROM outbox_messages WHERE subject <> '' ORDER BY 1`)).rows.map(({ what }) => what);
    await until(left, (rows) => !rows.includes('old') && !rows.includes('1') && !rows.includes('older than any ride'));
    expect(await left()).toEqual(['2', '3', 'of a ride far ahead', 'of-a-living-ride', 'young', 'young']);
    expect((await db.query(`SELECT cron FROM jobs.schedule WHERE name = 'clean-up-what-expired'`)).rows).toHaveLength(1);
    await program.kill(api);
  });
});
