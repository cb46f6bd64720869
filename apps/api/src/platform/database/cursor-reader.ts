import type { Client, Pool } from 'pg';
import Cursor from 'pg-cursor';
import { allowSilence } from './pool';

/** Values as PostgreSQL writes them. */
export type TextRow = (string | null)[];

const BATCH = 1_000;
/** As long as PostgreSQL lets the statement run. */
const LONGEST_READ_MS = 30 * 60_000;
/** Values stay the text that PostgreSQL sends. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };
/**
 * Long timeouts, because a slow download causes long pauses between batches, which PostgreSQL counts as statement time.
 * PostgreSQL checks by itself whether the reader is still connected.
 */
const SETTINGS = `SELECT set_config('idle_in_transaction_session_timeout', '5min', true),
  set_config('statement_timeout', '30min', true), set_config('client_connection_check_interval', '2s', true), set_config('DateStyle', 'ISO', true), set_config('TimeZone', $1, true)`;

export interface CursorRead {
  sql: string;
  parameters: unknown[];
  /** The time zone in which PostgreSQL writes times, which is faster than formatting each one. */
  timeZone: string;
  /** Cancels the statement, even while PostgreSQL executes it. */
  stopped: AbortSignal;
}

/** Reads on a separate connection, which is closed when the reader stops early, so that PostgreSQL stops too. */
export async function* readWithCursor(
  pool: Pool,
  { sql, parameters, timeZone, stopped }: CursorRead,
): AsyncGenerator<TextRow[]> {
  const client = await pool.connect();
  const limitSilence = allowSilence(client, LONGEST_READ_MS);
  let isComplete = false;
  const stop = () => void (client as unknown as Client).end().catch(() => undefined);
  stopped.addEventListener('abort', stop, { once: true });
  try {
    stopped.throwIfAborted();
    await client.query('BEGIN READ ONLY');
    await client.query(SETTINGS, [timeZone]);
    const cursor = client.query(new Cursor<TextRow>(sql, parameters, { rowMode: 'array', types: AS_TEXT }));
    for (;;) {
      const rows = await cursor.read(BATCH);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) break;
    }
    await cursor.close();
    await client.query('COMMIT');
    isComplete = true;
  } finally {
    stopped.removeEventListener('abort', stop);
    limitSilence();
    client.release(!isComplete);
  }
}
