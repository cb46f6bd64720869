import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { addresses } from '../../../../tools/up/src/testing/stack';
import { PREFIX, unitsIn, type Unit } from '../money/statement-log';

/** Names of the connections for requests; jobs use another one. */
const PROGRAMS: ReadonlySet<string> = new Set(['groupride-api', 'groupride-reports', 'groupride-sessions']);
/**
 * Number of recordings, because background work of the API, such as checking for a new city, may fall into one of them.
 */
const TRIES = 3;

async function settled(client: pg.Client, setting: string, value: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await client.query<{ setting: string }>('SELECT setting FROM pg_settings WHERE name = $1', [
      setting,
    ]);
    if (rows[0]?.setting === value) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not take ${setting} = ${value}`);
}

/** Records the statements that each request causes, from PostgreSQL's log. @param runs one request each */
export async function recordStatements(
  client: pg.Client,
  runs: readonly (() => Promise<unknown>)[],
): Promise<Unit[][]> {
  await client.query(`ALTER SYSTEM SET log_line_prefix = '${PREFIX}'`);
  await client.query(`ALTER SYSTEM SET log_statement = 'all'`);
  await client.query('SELECT pg_reload_conf()');
  await settled(client, 'log_statement', 'all');
  const file = join((await addresses()).logs, 'postgres.log');
  const recorded: Unit[][] = [];
  for (const run of runs) recorded.push(await quietest(file, run));
  await client.query(`ALTER SYSTEM RESET log_statement`);
  await client.query('SELECT pg_reload_conf()');
  await settled(client, 'log_statement', 'none');
  return recorded;
}

async function quietest(file: string, run: () => Promise<unknown>): Promise<Unit[]> {
  const tries: Unit[][] = [];
  for (let round = 0; round < TRIES; round += 1) {
    const before = readFileSync(file).length;
    await run();
    // Waits for PostgreSQL's log, which passes through a pipe.
    await new Promise((resolve) => setTimeout(resolve, 150));
    tries.push(unitsIn(readFileSync(file).subarray(before).toString(), (program) => PROGRAMS.has(program)));
  }
  return tries.reduce((least, units) => (units.flat().length < least.flat().length ? units : least));
}
