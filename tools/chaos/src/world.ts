import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findRedisServer } from '../../../tools/up/src/redis';
import { CardSandbox, TEST_KEYS } from '../../../tools/up/src/testing/card-sandbox';
import { KillablePostgres } from '../../../tools/up/src/testing/killable-postgres';
import {
  addresses,
  type ApiProcess,
  startApi,
  startSandbox,
  startWeb,
  stopAll,
} from '../../../tools/up/src/testing/stack';
import { KillableRedis } from '../../../tools/up/src/testing/killable-redis';

/** Email address of the account that the API treats as an operator. */
export const OPERATOR_EMAIL = 'operator@example.test';
/** Disables rate limits, which are not being tested. */
const NO_LIMITS = {
  AUTH_RATE_PER_MINUTE: '1000000',
  AUTH_IDENTIFIER_RATE_PER_MINUTE: '1000000',
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
};

/** Everything that a run starts. */
export interface World {
  readonly postgres: KillablePostgres;
  readonly databaseUrl: string;
  /** Undefined if no Redis server is installed; then there is only one API process. */
  readonly redis: KillableRedis | undefined;
  readonly processes: readonly ApiProcess[];
  readonly cards: CardSandbox;
  /** Addresses of the web servers in front of the API processes. */
  readonly riderWeb: string;
  readonly driverWeb: string;
  readonly adminWeb: string;
  /** Appends the log of API process `index` to the kept logs before a restart replaces it. */
  keepApiLog(index: number): void;
  /** Copies the current logs. @returns the folder, which is kept for inspection */
  keepLogs(): string;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startWorld(say: (line: string) => void): Promise<World> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  try {
    say('· PostgreSQL, the card sandbox, the API and its web servers …');
    const postgres = await KillablePostgres.create();
    cleanUps.push(() => postgres.dispose());
    const databaseUrl = await postgres.newDatabase('chaos');
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    // Every PostgreSQL fault drops idle connections.
    pool.on('error', () => undefined);
    const program = findRedisServer();
    const redis = program === undefined ? undefined : await KillableRedis.start(program);
    if (redis) cleanUps.push(() => redis.stop());
    cleanUps.push(stopAll);
    cleanUps.push(() => pool.end());
    const { 'rider-web': web, logs } = await addresses();
    // Webhook events go through the web server like requests of people, so that the death of one process does not delay
    // them.
    const sandbox = await startSandbox({
      databaseUrl,
      env: { ...TEST_KEYS, WEBHOOK_URL: `${web}/api/stripe/webhook` },
    });
    const env = {
      ADMIN_EMAILS: OPERATOR_EMAIL,
      ...NO_LIMITS,
      ...TEST_KEYS,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const { processes } = await startApi({ databaseUrl, processes: redis ? 2 : 1, env });
    const folder = mkdtempSync(join(tmpdir(), 'groupride-chaos-'));
    cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
    const apiUrls = processes.map(({ url }) => url);
    const [riderWeb, driverWeb, adminWeb] = await Promise.all(
      (['rider-web', 'driver-web', 'admin-web'] as const).map((name) =>
        startWeb(name, { apiUrls, folder: pageIn(folder, name) }),
      ),
    );
    if (riderWeb === undefined || driverWeb === undefined || adminWeb === undefined)
      throw new Error('a web server is missing');
    const query = async <Row>(sql: string, parameters: unknown[] = []) =>
      (await pool.query(sql, parameters)).rows as Row[];
    const kept = mkdtempSync(join(tmpdir(), 'groupride-chaos-logs-'));
    let isKept = false;
    cleanUps.push(async () => isKept || rmSync(kept, { recursive: true, force: true }));
    const keepApiLog = (index: number) => {
      const name = index === 0 ? 'api' : `api-${index + 1}`;
      const log = join(logs, `${name}.log`);
      if (existsSync(log)) appendFileSync(join(kept, `${name}.earlier.log`), readFileSync(log));
    };
    const keepLogs = () => {
      isKept = true;
      cpSync(logs, kept, { recursive: true });
      return kept;
    };
    return {
      keepApiLog,
      keepLogs,
      postgres,
      databaseUrl,
      redis,
      processes,
      cards: new CardSandbox(sandbox),
      riderWeb,
      driverWeb,
      adminWeb,
      query,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The web servers only proxy requests; their pages are not needed. */
function pageIn(folder: string, name: string): string {
  const page = join(folder, name);
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Chaos</title>');
  return page;
}
