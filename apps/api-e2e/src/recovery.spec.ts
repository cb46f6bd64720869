import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss, type SendOptions } from 'pg-boss';
import { addresses, freePorts, startPostgres, stopAll } from '../../../tools/up/src/testing/stack';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { EXPIRING_TABLES, REFERENCES } from './support/expired-rows';
import { KillableApi } from './support/killable-api';
import { until } from './support/rides';

let program: KillableApi;
let databaseUrl: string;
let db: pg.Client;
let queue: PgBoss;
let started: ChildProcess | undefined;

beforeAll(async () => {
  databaseUrl = await (await startPostgres()).newMigratedDatabase(`recovery_${process.pid}_${Date.now()}`);
  program = await KillableApi.prepare({
    DATABASE_URL: databaseUrl,
    PORT: new URL((await addresses()).api).port,
    LOG_LEVEL: 'debug',
    ...TEST_KEYS,
  });
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  // The first start creates the queues.
  await running();
  queue = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  queue.on('error', () => undefined);
  await queue.start();
}, 120_000);

afterAll(async () => {
  await queue?.stop();
  await db?.end();
  await program?.killAll();
  await stopAll();
});

/** The API, started only if no test has left one running: a start takes seconds. */
async function running(): Promise<ChildProcess> {
  const isRunning = started?.exitCode === null && started.signalCode === null;
  if (!isRunning) started = await program.start();
  return started!;
}

const NAME = 'withdraw-offers-when-ride-is-cancelled';

interface JobRow {
  state: string;
  retry_count: number;
  held: number;
}

/** Another process that only enqueues. */
const enqueue = async (name: string, data: object, options: SendOptions = {}) => {
  const id = await queue.send(name, data, {
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: 120,
    ...options,
  });
  return async () =>
    (
      await db.query<JobRow>(
        `SELECT state, retry_count, extract(epoch FROM now() - started_on)::int AS held FROM jobs.job WHERE id = $1`,
        [id],
      )
    ).rows[0];
};

/** Blocks the handler of the job. @returns a function that unblocks it */
const holdUpHandlers = async () => {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
  return () => lock.end();
};

describe('jobs of an API that is killed', () => {
  it('run soon after the next start, not when they expire', async () => {
    const first = await running();
    const release = await holdUpHandlers();
    const job = await enqueue(NAME, { rideId: 1 });
    await until(job, (now) => now?.state === 'active');
    await program.kill(first);
    await release();
    const killedAt = Date.now();
    expect(await job()).toEqual(expect.objectContaining({ state: 'active' }));
    await running();
    await until(job, (now) => now?.state === 'completed');
    expect(Date.now() - killedAt).toBeLessThan(20_000);
  });

  it('stay with a process that is still working on them', async () => {
    await running();
    const release = await holdUpHandlers();
    const job = await enqueue(NAME, { rideId: 2 });
    // Longer than a job may be without a heartbeat.
    const held = await until(job, (now) => (now?.held ?? 0) >= 12);
    expect(held).toEqual(expect.objectContaining({ state: 'active', retry_count: 0 }));
    await release();
    await until(job, (now) => now?.state === 'completed');
  });
});

describe('jobs that another process enqueues', () => {
  it('start soon after their time, long before the queues are polled', async () => {
    await running();
    const now = await enqueue(NAME, { rideId: 3 });
    const later = await enqueue(NAME, { rideId: 4 }, { startAfter: 6 });
    const began = Date.now();
    await until(now, (job) => job?.state === 'completed');
    expect(Date.now() - began).toBeLessThan(5000);
    expect((await later())?.state).toBe('created');
    await until(later, (job) => job?.state === 'completed');
    expect(Date.now() - began).toBeLessThan(12_000);
  });
});

describe('the daily clean-up', () => {
  it('removes what has expired and keeps what is still needed', async () => {
    await running();
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
    const job = await enqueue('clean-up-what-expired', {});
    const left = async () =>
      (
        await db.query<{ what: string }>(`
        SELECT right(id::text, 1) AS what FROM quotes UNION ALL SELECT key FROM idempotency_keys UNION ALL SELECT subject FROM outbox_messages WHERE subject <> '' ORDER BY 1`)
      ).rows.map(({ what }) => what);
    await until(job, (now) => now?.state === 'completed');
    expect(await left()).toEqual(['2', '3', 'of a ride far ahead', 'of-a-living-ride', 'young', 'young']);
    expect((await db.query(`SELECT cron FROM jobs.schedule WHERE name = 'clean-up-what-expired'`)).rows).toHaveLength(
      1,
    );
  });

  it('removes the expired rows of every module, and only these', async () => {
    await running();
    const since = Date.now();
    await db.query([REFERENCES, ...Object.values(EXPIRING_TABLES).map(({ insert }) => insert)].join(';'));
    const rows = async () => {
      const found: Record<string, string[]> = {};
      for (const [table, { row }] of Object.entries(EXPIRING_TABLES)) {
        const names = await db.query<{ row: string }>(
          `SELECT row FROM (SELECT ${row} AS row FROM ${table}) named WHERE row IN ('expired', 'fresh') ORDER BY row`,
        );
        found[table] = names.rows.map((each) => each.row);
      }
      return found;
    };
    const inEveryTable = (expected: readonly string[]) =>
      Object.fromEntries(Object.keys(EXPIRING_TABLES).map((table) => [table, expected]));
    expect(await rows()).toEqual(inEveryTable(['expired', 'fresh']));

    const job = await enqueue('clean-up-what-expired', {});
    await until(job, (now) => now?.state === 'completed');
    expect(await rows()).toEqual(inEveryTable(['fresh']));
    // A table that is cleaned up needs its rows in EXPIRING_TABLES.
    const cleaned = async () =>
      // Lines are written some time after the time that they name.
      [...(await program.log()).matchAll(/"time":(\d+).*"\d+ expired rows of (\w+) removed"/g)]
        .flatMap(([, time, table]) => (Number(time) >= since ? [table] : []))
        .sort();
    await until(cleaned, (tables) => tables.length >= Object.keys(EXPIRING_TABLES).length, 5000).catch(() => undefined);
    expect(await cleaned()).toEqual(Object.keys(EXPIRING_TABLES).sort());
  });
});

describe('an API that is told to stop in mid-job', () => {
  it('hands the job over at once', async () => {
    const api = await running();
    const release = await holdUpHandlers();
    const job = await enqueue(NAME, { rideId: 5 });
    await until(job, (now) => now?.state === 'active');
    // The lock that blocks the job is released only after the program has ended.
    await program.stop(api);
    expect((await job())?.state).toBe('retry');
    await release();
    await running();
    await until(job, (now) => now?.state === 'completed');
  });
});

describe('an API that is told to stop while a request is open', () => {
  it('does not wait for the request before it hands a job over', async () => {
    const api = await running();
    const release = await holdUpHandlers();
    const job = await enqueue(NAME, { rideId: 8 });
    await until(job, (now) => now?.state === 'active');
    const upload = request(`${program.url}/api/quotes`, { method: 'POST', headers: { 'content-length': 100 } });
    upload.on('error', () => undefined);
    upload.write('{');
    const stopped = program.stop(api);
    await until(job, (now) => now?.state === 'retry', 9000);
    expect(api.exitCode).toBeNull();
    upload.destroy();
    await stopped;
    await release();
  });
});

describe('jobs that a process with ROLE=api finds', () => {
  it('are left to workers, and both serve health checks', async () => {
    if (started) await program.kill(started);
    const api = await program.start({ ROLE: 'api' });
    const job = await enqueue(NAME, { rideId: 6 });
    const age = async () =>
      (
        await db.query<{ age: number }>(
          `SELECT extract(epoch FROM now() - max(created_on))::int AS age FROM jobs.job WHERE name = $1`,
          [NAME],
        )
      ).rows[0]?.age;
    await until(age, (seconds) => (seconds ?? 0) >= 4);
    expect((await job())?.state).toBe('created');
    const [port] = await freePorts(1);
    const workers = program.onPort(port!);
    const worker = await workers.start({ ROLE: 'worker' });
    await until(job, (now) => now?.state === 'completed');
    await workers.kill(worker);
    await program.kill(api);
  });
});

describe('a database whose jobs were written by pg-boss 10', () => {
  it('is upgraded, and its pending jobs run', async () => {
    const old = await (await startPostgres()).newDatabase(`old_jobs_${process.pid}_${Date.now()}`);
    const upgraded = await KillableApi.prepare({
      DATABASE_URL: old,
      PORT: new URL((await addresses()).api).port,
      ...TEST_KEYS,
    });
    const client = new pg.Client({ connectionString: old });
    await client.connect();
    await client.query(readFileSync(join(import.meta.dirname, '../fixtures/pg-boss-10.sql'), 'utf8'));
    const states = async () =>
      (await client.query<{ state: string }>(`SELECT state FROM jobs.job WHERE name = $1`, [NAME])).rows.map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['created', 'created']);
    const child = await upgraded.start();
    await until(states, (all) => all.length === 2 && all.every((state) => state === 'completed'));
    expect((await client.query(`SELECT heartbeat_seconds FROM jobs.queue WHERE name = $1`, [NAME])).rows).toEqual([
      { heartbeat_seconds: 10 },
    ]);
    await client.end();
    await upgraded.kill(child);
  });
});
