import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { KillablePostgres } from '../../../tools/up/src/testing/killable-postgres';
import { freePorts, stopAll } from '../../../tools/up/src/testing/stack';
import { type Answer, type Api, client } from './support/api';
import { TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillableApi } from './support/killable-api';
import { KillableSandbox } from './support/killable-sandbox';
import { type Person, person } from './support/people';
import { quote, until } from './support/rides';

const RECOVERED_WITHIN_MS = 5000;
/** No call hangs while the database is away. */
const ANSWERED_WITHIN_MS = 6000;
const NAME = 'withdraw-offers-when-ride-is-cancelled';

let postgres: KillablePostgres;
let databaseUrl: string;
let program: KillableApi;
let api: ChildProcess;
let sandbox: KillableSandbox;
let ana: Person;

beforeAll(async () => {
  postgres = await KillablePostgres.create();
  databaseUrl = await postgres.newDatabase('outage');
  const [port, sandboxPort] = await freePorts(2);
  sandbox = new KillableSandbox({
    ...TEST_KEYS,
    DATABASE_URL: await postgres.newDatabase('outage_sandbox'),
    PORT: String(sandboxPort),
    WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    STRIPE_API_URL: sandbox.url,
    ...TEST_KEYS,
    LOG_LEVEL: 'warn',
    RATE_PER_MINUTE: '1000000',
    ADDRESS_RATE_PER_MINUTE: '1000000',
  };
  program = await KillableApi.prepare(env);
  await sandbox.start();
  api = await program.start();
  ana = await person({ url: program.url, outbox } as Api);
}, 120_000);

afterAll(async () => {
  await program?.killAll();
  await sandbox?.kill();
  await postgres?.dispose();
  await stopAll();
});

const anybody = () => client(program);

async function outbox(to: string): Promise<string> {
  const find = () =>
    rows<{ body: string }>(`SELECT body FROM outbox_messages WHERE recipient = $1 ORDER BY id DESC`, [to]);
  const [message] = await until(find, (found) => found.length > 0);
  return /\d{6}/.exec(message!.body)![0];
}

async function rows<Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  try {
    return (await connection.query<Row>(sql, parameters)).rows;
  } finally {
    await connection.end();
  }
}

/** A booking under its own key, repeated until it is answered. */
interface Write {
  key: string;
  rideId: number;
}

/** Books one ride after the other while it runs, and records what was acknowledged and what was refused. */
class Load {
  readonly acknowledged: Write[] = [];
  readonly refusals: Answer[] = [];
  slowestMs = 0;
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly name: string) {}

  start(callers: number): void {
    this.running = Promise.all(Array.from({ length: callers }, (_, caller) => this.book(caller)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async book(caller: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const priced = await this.ask(() => ana.client.post('/api/calculate-pricing', PRICED));
      const key = `${this.name.replaceAll(' ', '-')}-${caller}-${turn}`;
      const { body } = await this.ask(() =>
        ana.client.post(
          '/api/rides',
          { quoteId: priced.body.quoteId, paymentMethod: 'card' },
          { 'idempotency-key': key },
        ),
      );
      this.acknowledged.push({ key, rideId: body.id as number });
    }
  }

  /** Repeats the request until it is not refused. */
  private async ask(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const began = Date.now();
      const answer = await call();
      this.slowestMs = Math.max(this.slowestMs, Date.now() - began);
      if (answer.status < 300) return answer;
      this.refusals.push(answer);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const PRICED = {
  groupSize: 4,
  rideType: 'GroupX',
  pickup: { name: 'Uptown', lat: 35.2271, lng: -80.8431 },
  destination: { name: 'Airport', lat: 35.2214, lng: -80.9435 },
};

/** Everything works again: a read, a write and a job that another process enqueues. */
async function expectRecovery(): Promise<void> {
  await until(
    () => ana.client.get('/api/users/me/rides'),
    ({ status }) => status === 200,
  );
  await until(
    () =>
      quote(ana).then(
        () => true,
        () => false,
      ),
    Boolean,
  );
  const queue = new PgBoss({
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
  const id = await queue.send(NAME, { rideId: 0 });
  await until(
    () => queue.findJobs(NAME, { id: id! }),
    ([job]) => job?.state === 'completed',
  );
  await queue.stop();
  await until(
    () => sandbox.get('/v1/customers?limit=1'),
    ({ status }) => status === 200,
  );
}

async function timed(work: Promise<void>): Promise<number> {
  const began = Date.now();
  await work;
  return Date.now() - began;
}

describe.each([
  ['is killed', 3, () => postgres.kill()],
  ['is restarted', 2, () => postgres.stop()],
] as const)('while the database %s under load', (how, times, takeAway) => {
  it('calls are answered 503 with Retry-After, nothing acknowledged is lost, and everything recovers by itself', async () => {
    const loggedBefore = (await program.log()).split('\n').length - 1;
    const load = new Load(how);
    load.start(4);
    for (let round = 1; round <= times; round += 1) {
      const before = load.acknowledged.length;
      await until(
        async () => load.acknowledged.length,
        (count) => count >= before + 4,
      );
      await takeAway();
      const ready = await until(
        () => anybody().get('/api/health/ready'),
        ({ status }) => status !== 200,
      );
      expect(ready).toMatchObject({ status: 503, body: { code: 'unavailable', detail: 'unavailable' } });
      const read = await ana.client.get('/api/users/me/rides');
      expect([read.status, read.body.code, read.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
      expect(JSON.stringify([ready.body, read.body])).not.toMatch(/127\.0\.0\.1|ECONN|connect|postgres/i);
      expect((await anybody().get('/api/health')).status).toBe(200);
      await postgres.start();
      expect(await timed(expectRecovery())).toBeLessThan(RECOVERED_WITHIN_MS);
    }
    await load.stop();
    expect(new Set(load.refusals.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 unavailable']),
    );
    expect(load.slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
    const kept = await rows<{ key: string; ride: number }>(
      `SELECT key, (answer ->> 'rideId')::int AS ride FROM idempotency_keys`,
    );
    const booked = await rows<{ id: number }>(`SELECT id FROM rides`);
    for (const { rideId } of load.acknowledged) expect(booked).toContainEqual({ id: rideId });
    // A repeated call did not book twice: every ride belongs to one key.
    expect(booked).toHaveLength(new Set(kept.map(({ ride }) => ride)).size);
    expect([api.exitCode, api.signalCode, sandbox.hasEnded]).toEqual([null, null, false]);
    // One line when it goes away and one when it is back.
    const lines = (await program.log()).split('\n').slice(loggedBefore);
    expect(lines.filter((line) => line.includes('is unavailable'))).toHaveLength(times);
    expect(lines.length).toBeLessThan(10 * times);
  }, 60_000);
});

describe('a job that runs while the database is killed', () => {
  it('is done soon after the database has returned', async () => {
    const lock = new pg.Client({ connectionString: databaseUrl });
    lock.on('error', () => undefined);
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE offers IN ACCESS EXCLUSIVE MODE');
    const queue = new PgBoss({
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
    const id = await queue.send(NAME, { rideId: 0 }, { retryLimit: 10, retryDelay: 1, retryBackoff: true });
    const state = async () =>
      (await rows<{ state: string }>(`SELECT state FROM jobs.job WHERE id = $1`, [id]))[0]?.state;
    await until(state, (now) => now === 'active');
    await postgres.kill();
    await postgres.start();
    expect(await timed(until(state, (now) => now === 'completed').then(() => undefined))).toBeLessThan(
      RECOVERED_WITHIN_MS,
    );
    await queue.stop({ graceful: false });
    expect([api.exitCode, api.signalCode]).toEqual([null, null]);
  });
});

describe('an API that is started while the database is away', () => {
  it('waits for it', async () => {
    await program.kill(api);
    await postgres.stop();
    const starting = program.start();
    await until(
      () => program.log(),
      (text) => text.includes('does not accept connections yet'),
    );
    await postgres.start();
    api = await starting;
    await expectRecovery();
  });

  it('logs no deprecation warning', async () => {
    expect(await program.log()).not.toContain('DeprecationWarning');
  });
});
