import type { Database, Transaction } from '../database/database';

/**
 * Schema with a `now()` that connections use instead of PostgreSQL's when the schema is in their search path. It exists
 * only after a test clock was moved.
 */
const SCHEMA = 'test_clock';
/** PostgreSQL's own functions come last, and new tables go to the first schema. Missing schemas are ignored. */
export const TEST_CLOCK_SEARCH_PATH = `public,${SCHEMA},pg_catalog`;
/** Tells all processes that the clock was moved. */
export const CLOCK_CHANNEL = 'groupride_test_clock';

/** Serializes installing and moving the clock. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('groupride:${SCHEMA}'))`;

/** The stored state of the clock. Times are in milliseconds since 1970. */
export interface ClockState {
  aheadMs: number;
  /** Null when the clock is not being moved. */
  targetMs: number | null;
  /** Time at which the move began, and the number of stops since. */
  fromMs: number | null;
  stops: number;
  /** The lease of the process that moved the clock has expired. */
  isAbandoned: boolean;
}

const NOT_INSTALLED: ClockState = {
  aheadMs: 0,
  targetMs: null,
  fromMs: null,
  stops: 0,
  isAbandoned: false,
};

/** Real time after which another process takes over from one that died. */
const LEASE = `interval '15 seconds'`;

/**
 * The offset is a constant in the function body, so that PostgreSQL inlines the function, uses indexes as before, and
 * plans again when it is replaced. A function that reads a table would be called for each row.
 */
const functionOf = (
  aheadMs: number,
) => `CREATE OR REPLACE FUNCTION ${SCHEMA}.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT pg_catalog.now() + interval '${Math.round(aheadMs)} milliseconds' $$`;

/**
 * Columns whose default is PostgreSQL's clock, because a default is bound to its function when it is created. Tokens
 * keep real time, so that a test that moves the clock can continue to use its own.
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
    // As JSON, because a clock installed by an earlier version lacks newer columns.
    `SELECT ahead_ms::float8 AS "aheadMs", target_ms::float8 AS "targetMs",
            (to_jsonb(state) ->> 'from_ms')::float8 AS "fromMs", coalesce((to_jsonb(state) ->> 'stops')::int, 0) AS stops,
            target_ms IS NOT NULL AND coalesce(lease_until < pg_catalog.now(), true) AS "isAbandoned" FROM ${SCHEMA}.state`,
  );
  return row ?? NOT_INSTALLED;
}

/** Installs the clock. If it exists, only updates columns that migrations have added since. */
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
    // The queue has its own function for the time, which can be replaced.
    if (jobs?.exists)
      await tx.query(
        `CREATE OR REPLACE FUNCTION jobs.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${SCHEMA}.now() $$`,
      );
  });
  // One table at a time: a transaction that held several could deadlock with the work of other processes.
  for (const { table, column } of await database.query<{ table: string; column: string }>(DEFAULTS))
    await database.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT ${SCHEMA}.now()`);
}

/** @returns false when a live process is already moving it */
export async function beginMoving(database: Database, fromMs: number, targetMs: number): Promise<boolean> {
  const rows = await database.query(
    `UPDATE ${SCHEMA}.state SET target_ms = $1, from_ms = $2, stops = 0, lease_until = pg_catalog.now() + ${LEASE}
      WHERE target_ms IS NULL OR lease_until < pg_catalog.now() RETURNING 1`,
    [Math.round(targetMs), Math.round(fromMs)],
  );
  return rows.length > 0;
}

/** Takes over an abandoned move. @returns false when another process was faster */
export async function takeOver(database: Database): Promise<boolean> {
  const rows = await database.query(
    `UPDATE ${SCHEMA}.state SET lease_until = pg_catalog.now() + ${LEASE}
      WHERE target_ms IS NOT NULL AND coalesce(lease_until < pg_catalog.now(), true) RETURNING 1`,
  );
  return rows.length > 0;
}

/** Renews the lease of the process that moves the clock. */
export async function keepLease(database: Database): Promise<void> {
  await database.query(`UPDATE ${SCHEMA}.state SET lease_until = pg_catalog.now() + ${LEASE}`);
}

/** @returns the target of the clock; null when it was stopped */
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
