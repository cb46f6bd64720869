import type { Db, JobInsert, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../database/database';

/** The oldest schema version that pg-boss 12 can migrate; pg-boss 10 wrote version 24. */
const OLDEST_MIGRATED_VERSION = 25;
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('groupride:legacy-jobs'))`;
const PENDING = `
  SELECT id, name, data, priority, retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff", start_after AS "startAfter",
    extract(epoch FROM expire_in)::int AS "expireInSeconds"
  FROM jobs_before_upgrade.job WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%' ORDER BY created_on`;

interface LegacyJob extends JobInsert<object> {
  name: string;
  startAfter: Date;
}

/** Moves a queue that pg-boss cannot migrate aside, before pg-boss starts and creates a new one. */
export async function setLegacyQueueAside(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(LOCK);
    const [installed] = await tx.query<{ exists: boolean }>(`SELECT to_regclass('jobs.version') IS NOT NULL AS exists`);
    if (!installed?.exists) return;
    const [row] = await tx.query<{ version: number }>('SELECT version FROM jobs.version');
    if (row && row.version < OLDEST_MIGRATED_VERSION) await tx.query('ALTER SCHEMA jobs RENAME TO jobs_before_upgrade');
  });
}

/** Moves the unfinished jobs of the old queue to the new one, whose queues already exist, and removes the old one. */
export async function moveLegacyJobs(database: Database, boss: PgBoss, queues: ReadonlySet<string>): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(LOCK);
    const [old] = await tx.query<{ exists: boolean }>(
      `SELECT to_regclass('jobs_before_upgrade.job') IS NOT NULL AS exists`,
    );
    if (!old?.exists) return;
    const jobs = (await tx.query<LegacyJob>(PENDING)).filter(({ name }) => queues.has(name));
    for (const name of new Set(jobs.map((job) => job.name))) {
      await boss.insert(
        name,
        jobs.filter((job) => job.name === name).map(({ name: _name, ...job }) => job),
        { db: executorOf(tx) },
      );
    }
    await tx.query('DROP SCHEMA jobs_before_upgrade CASCADE');
  });
}

/** Runs pg-boss's statements in our transaction. */
function executorOf(tx: Transaction): Db {
  const executor = {
    executeSql: async (sql: string, values?: unknown[]) => ({ rows: await tx.query<object>(sql, values) }),
  };
  return executor as unknown as Db;
}
