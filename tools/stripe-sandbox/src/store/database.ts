import { nowSeconds } from '../clock';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '../ids';
import { ApiError, noSuch } from '../errors';
import type { Kind, Kinds, PrivateOf, Stored } from './kinds';
import { prepared } from './prepared';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS objects (
  seq bigserial PRIMARY KEY,
  id text NOT NULL UNIQUE,
  kind text NOT NULL,
  created bigint NOT NULL,
  data json NOT NULL,
  hidden json
);
-- The connected account that an object belongs to; NULL is the platform itself.
ALTER TABLE objects ADD COLUMN IF NOT EXISTS account text;
CREATE INDEX IF NOT EXISTS objects_account ON objects (account, kind) WHERE account IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_kind ON objects (kind, seq DESC);
CREATE INDEX IF NOT EXISTS objects_customer ON objects (kind, (data->>'customer'));
CREATE INDEX IF NOT EXISTS objects_payment_intent ON objects (kind, (data->>'payment_intent'));
CREATE INDEX IF NOT EXISTS objects_charge ON objects (kind, (data->>'charge'));

CREATE TABLE IF NOT EXISTS idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  path text NOT NULL,
  fingerprint text NOT NULL,
  status integer NOT NULL,
  body text NOT NULL,
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);

CREATE TABLE IF NOT EXISTS deliveries (
  id bigserial PRIMARY KEY,
  event_id text NOT NULL,
  endpoint_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_status integer,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz
);
-- A delivery that waits until another one has been attempted, and one that is held until enough others are there to be reordered.
ALTER TABLE deliveries ADD COLUMN IF NOT EXISTS after_id bigint;
ALTER TABLE deliveries ADD COLUMN IF NOT EXISTS held boolean NOT NULL DEFAULT false;
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (next_attempt_at) WHERE state = 'pending';
CREATE INDEX IF NOT EXISTS deliveries_event ON deliveries (event_id);

CREATE TABLE IF NOT EXISTS jobs (
  id bigserial PRIMARY KEY,
  name text NOT NULL,
  subject text NOT NULL,
  run_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS jobs_due ON jobs (run_at);

CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value json NOT NULL);
`;

/** Shared by every copy of the program, so that two that start at once create the tables only once. */
const SCHEMA_LOCK = 814_220_771;
/** How long a request waits for an object that another request is changing. */
const LOCK_TIMEOUT = '10s';

const CONNECT_TIMEOUT_MS = 5000;
const START_PATIENCE_MS = 60_000;
const TRY_EVERY_MS = 500;

/** Whether the database cannot be reached right now: its server is away, starting or stopping, or the connection broke. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined)
    return /^(08\w{3}|53300|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code);
  return /^(Connection terminated|timeout e|Client has encountered a connection error|Client was closed)/.test(
    message ?? '',
  );
}

async function waitUntilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + START_PATIENCE_MS; ;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
      await delay(TRY_EVERY_MS);
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

/** Which request a transaction serves: named in the events that it writes. */
export interface RequestInfo {
  id: string | null;
  idempotencyKey: string | null;
  /** The connected account that the request acts for; without one it acts for the platform. */
  account?: string | null;
}

/** The database, and transactions on it. */
export class Database {
  private constructor(private readonly pool: pg.Pool) {}

  /** Connects, waiting for a database that is not up yet, and creates the tables where they are missing. */
  static async open(url: string): Promise<Database> {
    await waitUntilItAnswers(url);
    const pool = new pg.Pool({ connectionString: url, max: 12, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    // A connection that breaks is replaced at its next use. Without a listener it would end the process, and the pool has one only for
    // connections that nobody uses.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await client.query(SCHEMA);
      await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
    return new Database(pool);
  }

  /** Runs `work` in one transaction: all of it is kept, or nothing. */
  async transaction<T>(request: RequestInfo, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      const result = await work(new Tx(client, request, request.account ?? null));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: unknown) => {
        broken = reason instanceof Error ? reason : new Error(String(reason));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Runs `work` without a transaction, for calls that only read: one would not make their statements see the same. */
  reading<T>(request: RequestInfo, work: (tx: Tx) => Promise<T>): Promise<T> {
    return work(new Tx(this.pool, request, request.account ?? null));
  }

  async query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    return (await this.pool.query<R>(prepared(sql, values))).rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** One condition of a list: a field of the object that must have this value. */
export type Where = Readonly<Record<string, string>>;

/** One condition of a list: a field that must have one of these values. */
export type Among = Readonly<Record<string, readonly string[] | undefined>>;

export interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

/** Reads and writes the objects of the platform or of one connected account, usually in a transaction. */
export class Tx {
  constructor(
    private readonly client: Pick<pg.PoolClient, 'query'>,
    readonly request: RequestInfo,
    /** `undefined` reads the objects of all accounts. */
    readonly account: string | null | undefined,
  ) {}

  /** The same transaction, acting for another account (`null`: the platform). */
  actingFor(account: string | null): Tx {
    return new Tx(this.client, this.request, account);
  }

  /** The same transaction, reading the objects of all accounts. */
  everywhere(): Tx {
    return new Tx(this.client, this.request, undefined);
  }

  /** SQL for the account, to be put behind other conditions; `bind` gives a value its place. */
  private scope(bind: (value: unknown) => string): string {
    return this.account === undefined ? '' : ` AND account IS NOT DISTINCT FROM ${bind(this.account)}`;
  }

  async query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    return (await this.client.query<R>(prepared(sql, values))).rows;
  }

  async find<K extends Kind>(kind: K, id: string, lock = false): Promise<Stored<K> | undefined> {
    const rows = await this.query<{ data: Kinds[K]; hidden: PrivateOf<K> }>(
      `SELECT data, hidden FROM objects WHERE id = $1 AND kind = $2 AND ($3 OR account IS NOT DISTINCT FROM $4)${lock ? ' FOR UPDATE' : ''}`,
      [id, kind, this.account === undefined, this.account ?? null],
    );
    return rows[0] && { ...rows[0], data: withAvailability(rows[0].data) };
  }

  /** @throws ApiError 404 naming the object and the parameter that named it */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Stored<K>> {
    return (await this.find(kind, id)) ?? refuse(noSuch(spoken(kind), id, param));
  }

  /** Like `get`; other requests that want the same object wait until this one is finished. */
  async lock<K extends Kind>(kind: K, id: string, param?: string): Promise<Stored<K>> {
    return (await this.find(kind, id, true)) ?? refuse(noSuch(spoken(kind), id, param));
  }

  async insert<K extends Kind>(kind: K, data: Kinds[K], hidden: PrivateOf<K>): Promise<Stored<K>> {
    await this.query('INSERT INTO objects (id, kind, created, data, hidden, account) VALUES ($1, $2, $3, $4, $5, $6)', [
      data.id,
      kind,
      'created' in data && data.created ? data.created : nowSeconds(),
      JSON.stringify(data),
      JSON.stringify(hidden),
      this.account ?? null,
    ]);
    return { data, hidden };
  }

  async save<K extends Kind>(kind: K, stored: Stored<K>): Promise<void> {
    await this.query('UPDATE objects SET data = $3, hidden = $4 WHERE id = $1 AND kind = $2', [
      stored.data.id,
      kind,
      JSON.stringify(stored.data),
      JSON.stringify(stored.hidden),
    ]);
  }

  async remove(kind: Kind, id: string): Promise<void> {
    await this.query('DELETE FROM objects WHERE id = $1 AND kind = $2', [id, kind]);
  }

  /** Newest first, as all of Stripe's lists are. */
  async list<K extends Kind>(
    kind: K,
    where: Where,
    page: Page,
    among: Among = {},
  ): Promise<{ data: Kinds[K][]; has_more: boolean }> {
    const limit = Math.min(page.limit ?? 10, 100);
    const values: unknown[] = [kind];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const conditions = [`kind = $1${this.scope(bind)}`];
    for (const [name, value] of Object.entries(where)) conditions.push(`data->>${bind(name)} = ${bind(value)}`);
    for (const [name, allowed] of Object.entries(among)) {
      if (allowed) conditions.push(`data->>${bind(name)} = ANY(${bind(allowed)})`);
    }
    const { gt, gte, lt, lte } = page.created ?? {};
    for (const [operator, value] of [
      ['>', gt],
      ['>=', gte],
      ['<', lt],
      ['<=', lte],
    ] as const) {
      if (value !== undefined) conditions.push(`created ${operator} ${bind(value)}`);
    }
    const after = page.starting_after;
    const before = page.ending_before;
    if (after !== undefined) conditions.push(`seq < ${bind(await this.position(kind, after, 'starting_after'))}`);
    if (before !== undefined) conditions.push(`seq > ${bind(await this.position(kind, before, 'ending_before'))}`);
    const backwards = before !== undefined && after === undefined;
    const rows = await this.query<{ data: Kinds[K] }>(
      `SELECT data FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq ${backwards ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
      values,
    );
    const data = rows.slice(0, limit).map((row) => withAvailability(row.data));
    return { data: backwards ? data.reverse() : data, has_more: rows.length > limit };
  }

  private async position(kind: Kind, id: string, param: string): Promise<string> {
    const rows = await this.query<{ seq: string }>('SELECT seq FROM objects WHERE id = $1 AND kind = $2', [id, kind]);
    return rows[0]?.seq ?? refuse(noSuch(spoken(kind), id, param));
  }

  /** Schedules a job, which also runs after a restart. */
  async later(name: string, subject: string, at: Date): Promise<void> {
    await this.query('INSERT INTO jobs (name, subject, run_at) VALUES ($1, $2, $3)', [name, subject, at]);
  }

  async setting<T>(name: string): Promise<T | undefined> {
    const rows = await this.query<{ value: T }>('SELECT value FROM settings WHERE name = $1', [name]);
    return rows[0]?.value;
  }

  async setSetting(name: string, value: unknown): Promise<void> {
    await this.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value', [
      name,
      JSON.stringify(value),
    ]);
  }
}

/** Sets the status by time, because nothing is written when money becomes available. */
function withAvailability<T extends Kinds[Kind]>(data: T): T {
  if (data.object !== 'balance_transaction' || data.available_on > nowSeconds()) return data;
  return { ...data, status: 'available' };
}

/** The name of a kind in error messages; payment methods are spelled as in Stripe's messages. */
function spoken(kind: Kind): string {
  return kind === 'payment_method' ? 'PaymentMethod' : kind;
}

function refuse(error: ApiError): never {
  throw error;
}

/** The id of something that is either an id or the object itself. */
export function idOf(value: string | { id: string }): string;
export function idOf(value: string | { id: string } | null | undefined): string | null;
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

/** A fresh request id. */
export function newRequestId(): string {
  return newId('req').slice(0, 18);
}
