import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import * as stack from '../../../../../../tools/up/src/testing/stack';
import { readWithCursor } from '../cursor-reader';
import { ConnectionPool } from '../pool';

const SILENCE_MS = 300;
const ROWS = 2_500;

let pool: ConnectionPool;
beforeAll(async () => {
  const { newDatabase } = await stack.startPostgres();
  pool = new ConnectionPool({ connectionString: await newDatabase(), silenceMs: SILENCE_MS, max: 1 });
}, 120_000);
afterAll(async () => {
  await pool?.end();
  await stack.stopAll();
});

const read = () =>
  readWithCursor(pool, {
    sql: 'SELECT generate_series(1, $1::int)',
    parameters: [ROWS],
    timeZone: 'UTC',
    stopped: new AbortController().signal,
  });
const connectionId = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

describe('a cursor', () => {
  it('reads everything for a reader that pauses longer than a connection may be silent', async () => {
    const before = await connectionId();
    let rows = 0;
    for await (const batch of read()) {
      rows += batch.length;
      await pause(3 * SILENCE_MS);
    }
    expect(rows).toBe(ROWS);
    expect(await connectionId()).toBe(before);
  });

  it('leaves the connection with its former limit', async () => {
    for await (const batch of read()) expect(batch.length).toBeGreaterThan(0);
    const client: PoolClient = await pool.connect();
    await expect(client.query('SELECT pg_sleep(5)')).rejects.toThrow('Connection terminated');
    client.release(true);
  });
});
