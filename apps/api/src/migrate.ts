import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type DataSourceOptions, QueryFailedError, type QueryRunner } from 'typeorm';
import { readConfig } from './config/config';
import { dataSourceOptions, migrationSettings } from './platform/database/data-source';
import { missingMigrations } from './platform/database/missing-migrations';
import { waitForDatabase } from './platform/database/wait-for-database';

/** PostgreSQL: the lock on a table was not free within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Exports read for up to half an hour. */
const TRY_FOR_MS = 40 * 60_000;
const PAUSE_MS = 5_000;
const LOCK_PAUSE_MS = 500;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Migrates the schema. A lock prevents concurrent runs: a second one waits, and then finds nothing left to do. */
async function main(): Promise<void> {
  const { DATABASE_URL } = readConfig(process.env);
  await waitForDatabase(DATABASE_URL, say);
  const source = await new DataSource({
    ...dataSourceOptions({ DATABASE_URL, DATABASE_POOL: 2 }),
    extra: migrationSettings,
  } as DataSourceOptions).initialize();
  const runner = source.createQueryRunner();
  try {
    await acquireLock(runner);
    const missing = await missingMigrations((sql) => source.query<{ name: string }[]>(sql));
    await runPatiently(source);
    process.stdout.write(missing.length > 0 ? `Applied ${missing.join(', ')}\n` : 'The schema is up to date\n');
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('groupride:migrate'))`);
    await runner.release();
    await source.destroy();
  }
}

/** Asks again and again, because a statement that waits would in turn hold up an index that is built `CONCURRENTLY`. */
async function acquireLock(runner: QueryRunner): Promise<void> {
  const acquire = `SELECT pg_try_advisory_lock(hashtext('groupride:migrate')) AS acquired`;
  while (!((await runner.query(acquire)) as [{ acquired: boolean }])[0].acquired) await pause(LOCK_PAUSE_MS);
}

/**
 * Tries again when a table is in use, such as by an export. Each migration is a transaction of its own, so nothing of the
 * refused one remains and the ones before it count.
 */
async function runPatiently(source: DataSource): Promise<void> {
  for (const end = Date.now() + TRY_FOR_MS; ;) {
    try {
      await source.runMigrations();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() >= end) throw error;
      say(
        `A migration waits for a transaction that uses its table, such as an export. Trying again in ${PAUSE_MS / 1000} s.`,
      );
      await pause(PAUSE_MS);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;

main().catch((error: unknown) => {
  say(`The migration failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
