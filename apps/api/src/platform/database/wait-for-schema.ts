import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../../config/config';
import { answerUnavailable } from '../http/unavailable-server';
import { missingMigrations } from './missing-migrations';
import { isDatabaseOutage } from './outage';
import { waitForDatabase } from './wait-for-database';

const RETRY_INTERVAL_MS = 1000;
const TIMEOUT_MS = 5000;

/**
 * Waits until the database has every migration of this release. Meanwhile the process says that it is alive but not ready,
 * because ending it would only start it again.
 * @throws Error when the database does not accept connections
 */
export async function waitForSchema(
  { DATABASE_URL, HOST, PORT }: Pick<Config, 'DATABASE_URL' | 'HOST' | 'PORT'>,
  log: (line: string) => void,
): Promise<void> {
  await waitForDatabase(DATABASE_URL, log);
  const missing = await readMissing(DATABASE_URL);
  if (missing.length === 0) return;
  log(
    `The database lacks ${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'} of this release, the first is ${missing[0]}. ` +
      'Run "node dist/apps/api/migrate.js" of the same release. Until then this process answers 503 and runs no jobs.',
  );
  const server = await answerUnavailable(PORT, HOST);
  try {
    while ((await missingOrAway(DATABASE_URL)) > 0) await pause(RETRY_INTERVAL_MS);
  } finally {
    await server.close();
  }
  log('The database has all migrations of this release now.');
}

/** An outage while waiting only means that the wait goes on. */
async function missingOrAway(url: string): Promise<number> {
  try {
    return (await readMissing(url)).length;
  } catch (error) {
    if (isDatabaseOutage(error)) return Infinity;
    throw error;
  }
}

async function readMissing(url: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await missingMigrations(async (sql) => (await client.query<{ name: string }>(sql)).rows);
  } finally {
    await client.end().catch(() => undefined);
  }
}
