import pg from 'pg';
import { addresses, startPostgres, startSandbox, stopAll } from '../../../../tools/up/src/testing/stack';
import { announceJobs } from './announce-jobs';
import { client, outboxIn, type Api, type Client, WEB_ORIGINS } from './api';
import { CardSandbox, TEST_KEYS } from '../../../../tools/up/src/testing/card-sandbox';
import type { Books } from '../../../../tools/up/src/testing/money-invariants';
import { KillableApi } from './killable-api';
import { driver, expectStatus, person, type Driver, type Person } from './people';
import { until, UPTOWN } from './rides';

const OPERATOR = 'ops@example.test';
const PLENTY = {
  ADMIN_EMAILS: OPERATOR,
  WEB_ORIGINS,
  AUTH_RATE_PER_MINUTE: '100000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '100000',
  RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '1000000',
};

/** All work except what waits for a later time. A job that was taken over from a killed process starts again a moment later. */
const WAITED_FOR = `state IN ('created', 'retry', 'active') AND start_after <= now() + CASE state WHEN 'retry' THEN interval '10 seconds' ELSE interval '0 seconds' END AND name NOT LIKE '\\_\\_pgboss%'`;

/** Real programs for random sequences: the API can be killed, and webhook events can be disturbed. */
export class MoneyWorld {
  private child: Awaited<ReturnType<KillableApi['start']>> | null = null;
  private reviving: Promise<void> = Promise.resolve();
  private revivedAt = new Date(0);

  private constructor(
    private readonly program: KillableApi,
    readonly cards: CardSandbox,
    readonly api: Api,
  ) {}

  static async start(): Promise<MoneyWorld> {
    const databaseUrl = await (await startPostgres()).newMigratedDatabase(`money_${process.pid}_${Date.now()}`);
    const { port } = new URL((await addresses()).api);
    const sandbox = await startSandbox({ databaseUrl, env: TEST_KEYS });
    const program = await KillableApi.prepare({
      DATABASE_URL: databaseUrl,
      PORT: port,
      STRIPE_API_URL: sandbox,
      ...TEST_KEYS,
      ...PLENTY,
    });
    const db = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    /** Like the API, the tests' own statements retry after conflicts, because many things happen at once here. */
    const query = async <Row>(sql: string, parameters: unknown[] = [], tries = 5): Promise<Row[]> => {
      try {
        return (await db.query(sql, parameters)).rows as Row[];
      } catch (error) {
        if (tries === 1 || (error as { code?: string }).code !== DEADLOCK) throw error;
        return query(sql, parameters, tries - 1);
      }
    };
    const api: Api = {
      url: program.url,
      databaseUrl,
      sandbox,
      query,
      outbox: outboxIn(query, program.url),
      stop: async () => {
        await db.end();
        await program.killAll();
        await stopAll();
      },
    };
    const world = new MoneyWorld(program, new CardSandbox(sandbox), api);
    await world.revive();
    return world;
  }

  get books(): Books {
    return {
      query: (sql, parameters) => this.api.query(sql, parameters),
      intentsOf: (rideId) => this.cards.intentsOf(rideId),
    };
  }

  person(): Promise<Person> {
    return person(this.api);
  }

  driver(): Promise<Driver> {
    return driver(this.api, UPTOWN, 14);
  }

  async operator(): Promise<Client> {
    const operations = client(this.api, 'admin');
    const account = { name: 'Olga Ops', email: OPERATOR, phone: '7045559999' };
    await expectStatus(operations.post('/api/users', account), 201);
    await expectStatus(
      operations.post('/api/auth/verify', { identifier: OPERATOR, code: await this.api.outbox(OPERATOR) }),
      200,
    );
    await expectStatus(operations.post('/api/auth/second-factor', { code: await this.api.outbox(account.phone) }), 200);
    return operations;
  }

  /** Kills the API in the middle of whatever it is doing, and starts it again. */
  async killAndRevive(): Promise<void> {
    this.reviving = (async () => {
      if (this.child) await this.program.kill(this.child);
      await this.revive();
    })();
    await this.reviving;
  }

  /** Resolves when the API runs again after it was killed. */
  isBack(): Promise<void> {
    return this.reviving;
  }

  /** Resolves when all faults are off, all webhook events have arrived and all due work is done. */
  async quiet(): Promise<void> {
    await this.cards.calm();
    await this.cards.resendDropped();
    await this.cards.allDelivered();
    // A killed process left these jobs. They run again once its heartbeats are missed; nothing else happens here until then.
    await this.api.query(
      `UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active' AND started_on < $1`,
      [this.revivedAt],
    );
    let calm = 0;
    await until(
      async () => {
        const due = await this.api.query(
          `UPDATE jobs.job SET start_after = now() WHERE state IN ('created', 'retry') AND start_after > now() AND name = ANY ($1) RETURNING 1`,
          [MONEY_JOBS],
        );
        if (due.length > 0) await announceJobs(this.api, ...MONEY_JOBS);
        const [row] = await this.api.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM jobs.job WHERE ${WAITED_FOR}`,
        );
        await this.cards.allDelivered();
        calm = row?.count === 0 ? calm + 1 : 0;
        return calm;
      },
      (times) => times >= 3,
    );
  }

  private async revive(): Promise<void> {
    this.revivedAt = new Date();
    this.child = await this.program.start();
  }
}

/** The name that PostgreSQL uses for it. */
const DEADLOCK = '40P01';

/** Jobs that move money and may wait for another try. */
const MONEY_JOBS = [
  'capture-hold',
  'release-hold',
  'increase-hold-on-the-saved-card',
  'give-up-change-that-waits-too-long',
];
