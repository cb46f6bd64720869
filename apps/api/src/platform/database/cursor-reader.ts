import type { Client, Pool } from 'pg';
import Cursor from 'pg-cursor';

/** Values as PostgreSQL writes them. */
export type TextRow = (string | null)[];

const BATCH = 1_000;
/** Values stay the text that PostgreSQL sends. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };
/**
 * PostgreSQL counts the pauses between two batches as time of the statement, and a slow download makes long ones. It looks by itself
 * whether the reader is still there.
 */
const SETTINGS = `SELECT set_config('idle_in_transaction_session_timeout', '5min', true),
  set_config('statement_timeout', '30min', true), set_config('client_connection_check_interval', '2s', true), set_config('DateStyle', 'ISO', true), set_config('TimeZone', $1, true)`;

export interface CursorRead {
  sql: string;
  parameters: unknown[];
  /** In which PostgreSQL writes times, which takes it far less than formatting each one. */
  timeZone: string;
  /** Ends the statement, also while PostgreSQL works on it. */
  stopped: AbortSignal;
}

/** Reads on a connection of its own, which is closed when the reader stops before the end, so that PostgreSQL stops too. */
export async function* readWithCursor(
  pool: Pool,
  { sql, parameters, timeZone, stopped }: CursorRead,
): AsyncGenerator<TextRow[]> {
  const client = await pool.connect();
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
    client.release(!isComplete);
  }
}
