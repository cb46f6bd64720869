import type { Database, Transaction } from '../database/database';

/** Its `now()` is found before PostgreSQL's by connections that name the schema in their search path. It exists where a test clock was moved. */
const SCHEMA = 'test_clock';
/** PostgreSQL's own functions come last, and new tables go to the first schema. A schema that does not exist is passed over. */
export const TEST_CLOCK_SEARCH_PATH = `public,${SCHEMA},pg_catalog`;
/** Tells all processes that the clock was moved. */
export const CLOCK_CHANNEL = 'groupride_test_clock';

/** One clock is installed, and one moved, at a time. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('groupride:${SCHEMA}'))`;

/** What is stored of the clock. Moments are milliseconds since 1970. */
export interface ClockState {
  aheadMs: number;
  /** Null: it is not being moved. */
  targetMs: number | null;
  /** Where it was when it began to move, and how often it has stopped since. */
  fromMs: number | null;
  stops: number;
  /** The process that moved it has not been heard of for a while. */
  isAbandoned: boolean;
}

const NOT_INSTALLED: ClockState = {
  ...{ aheadMs: 0, targetMs: null, fromMs: null, stops: 0, isAbandoned: false },
};

/** Seconds, in real time, after which another process finishes what one that died has begun. */
const LEASE = `interval '15 seconds'`;

/**
 * The number stands in the body, so that PostgreSQL puts the body in the place of each call, uses indexes as before, and plans again when the
 * function is replaced. A function that read a table would be called for each row.
 */
const functionOf = (
  aheadMs: number,
) => `CREATE OR REPLACE FUNCTION ${SCHEMA}.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT pg_catalog.now() + interval '${Math.round(aheadMs)} milliseconds' $$`;

/**
 * Columns whose default is PostgreSQL's clock: a default is bound to its function when it is made. Tokens keep real time, because a test that
 * moves the clock goes on using its own.
 */
const DEFAULTS = `
  SELECT format('%I.%I', n.nspname, c.relname) AS "table", quote_ident(a.attname) AS "column"
    FROM pg_attrdef d JOIN pg_class c ON c.oid = d.adrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
   WHERE n.nspname = 'public' AND c.relname <> 'api_tokens' AND c.relkind IN ('r', 'p')
     AND pg_get_expr(d.adbin, d.adrelid) ~* '^(pg_catalog\\.)?now\\(\\)$|^CURRENT_TIMESTAMP$'`;

export async function readClock(database: Pick<Database, 'query'>): Promise<ClockState> {
  const [installed] = await database.query<{ exists: boolean }>(
    `SELECT to_regclass('${SCHEMA}.state') IS NOT NULL AS exists`,
  );
  if (!installed?.exists) return NOT_INSTALLED;
  const [row] = await database.query<ClockState>(
    // As JSON, because a clock that an earlier version installed lacks what was added since.
    `SELECT ahead_ms::float8 AS "aheadMs", target_ms::float8 AS "targetMs",
            (to_jsonb(state) ->> 'from_ms')::float8 AS "fromMs", coalesce((to_jsonb(state) ->> 'stops')::int, 0) AS stops,
            target_ms IS NOT NULL AND coalesce(lease_until < pg_catalog.now(), true) AS "isAbandoned" FROM ${SCHEMA}.state`,
  );
  return row ?? NOT_INSTALLED;
}

/** Does nothing where it is installed, except for columns that a migration has added since. */
export async function installClock(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(LOCK);
    await tx.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    await tx.query(
      `CREATE TABLE IF NOT EXISTS ${SCHEMA}.state (single boolean PRIMARY KEY DEFAULT true CHECK (single), ahead_ms bigint NOT NULL DEFAULT 0,
         target_ms bigint, lease_until timestamptz)`,
    );
    await tx.query(
      `ALTER TABLE ${SCHEMA}.state ADD COLUMN IF NOT EXISTS from_ms bigint, ADD COLUMN IF NOT EXISTS stops integer NOT NULL DEFAULT 0`,
    );
    const added = await tx.query(`INSERT INTO ${SCHEMA}.state DEFAULT VALUES ON CONFLICT DO NOTHING RETURNING 1`);
    if (added.length > 0) await tx.query(functionOf(0));
    const [jobs] = await tx.query<{ exists: boolean }>(`SELECT to_regproc('jobs.job_now') IS NOT NULL AS exists`);
    // The queue asks its own function, so that it can be replaced.
    if (jobs?.exists)
      await tx.query(
        `CREATE OR REPLACE FUNCTION jobs.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${SCHEMA}.now() $$`,
      );
  });
  // One table at a time: a transaction that held several could deadlock with the work of other processes.
  for (const { table, column } of await database.query<{ table: string; column: string }>(DEFAULTS))
    await database.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT ${SCHEMA}.now()`);
}

/** @returns false when it is being moved already, by a process that lives */
export async function beginMoving(database: Database, fromMs: number, targetMs: number): Promise<boolean> {
  const rows = await database.query(
    `UPDATE ${SCHEMA}.state SET target_ms = $1, from_ms = $2, stops = 0, lease_until = pg_catalog.now() + ${LEASE}
      WHERE target_ms IS NULL OR lease_until < pg_catalog.now() RETURNING 1`,
    [Math.round(targetMs), Math.round(fromMs)],
  );
  return rows.length > 0;
}

/** For the process that found an abandoned one. @returns false when another process was faster */
export async function takeOver(database: Database): Promise<boolean> {
  const rows = await database.query(
    `UPDATE ${SCHEMA}.state SET lease_until = pg_catalog.now() + ${LEASE}
      WHERE target_ms IS NOT NULL AND coalesce(lease_until < pg_catalog.now(), true) RETURNING 1`,
  );
  return rows.length > 0;
}

/** Also while nothing is moved, so that others see that this process lives. */
export async function keepLease(database: Database): Promise<void> {
  await database.query(`UPDATE ${SCHEMA}.state SET lease_until = pg_catalog.now() + ${LEASE}`);
}

/** @returns where the clock is to go; null when it was stopped */
export async function countStop(database: Database): Promise<number | null> {
  const [row] = await database.query<{ targetMs: number | null }>(
    `UPDATE ${SCHEMA}.state SET stops = stops + 1 RETURNING target_ms::float8 AS "targetMs"`,
  );
  return row?.targetMs ?? null;
}

/** Moves the clock of the database. @param aheadMs never less than before */
export async function setClock(tx: Transaction, aheadMs: number): Promise<void> {
  await tx.query(LOCK);
  const rows = await tx.query(
    `UPDATE ${SCHEMA}.state SET ahead_ms = $1, lease_until = pg_catalog.now() + ${LEASE} WHERE ahead_ms <= $1 RETURNING 1`,
    [Math.round(aheadMs)],
  );
  if (rows.length === 0) return;
  await tx.query(functionOf(aheadMs));
  await tx.query(`SELECT pg_notify('${CLOCK_CHANNEL}', $1)`, [String(Math.round(aheadMs))]);
}

export async function endMoving(database: Database): Promise<void> {
  await database.query(`UPDATE ${SCHEMA}.state SET target_ms = NULL, lease_until = NULL`);
}
