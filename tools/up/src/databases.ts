import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ClearError, codeOf, Stopped } from './clear-error';

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function explain(error: unknown, url: string): unknown {
  const { host } = new URL(url);
  const name = nameOf(url);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return new ClearError(
        `No PostgreSQL answers at ${host}: start it or correct DATABASE_URL, or unset DATABASE_URL to use the one that GroupRide brings.`,
      );
    case '28P01':
    case '28000':
      return new ClearError(`PostgreSQL at ${host} refuses the user or password in DATABASE_URL: correct them.`);
    case '42501':
      return new ClearError(
        `The user in DATABASE_URL may not make the database "${name}": make it yourself (CREATE DATABASE "${name}") or use a user who may.`,
      );
    default:
      return error;
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns why no connection to the database can be opened, or undefined when one can */
export async function connectionFailure(url: string): Promise<unknown> {
  try {
    await connected(url, () => Promise.resolve());
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Waits until the database accepts connections.
 * @param limit milliseconds
 * @throws ClearError when it does not within the limit; Stopped when stopping begins
 */
export async function waitForDatabase(url: string, signal: AbortSignal, limit = 60_000): Promise<void> {
  for (const end = Date.now() + limit; (await connectionFailure(url)) !== undefined;) {
    if (signal.aborted) throw new Stopped();
    if (Date.now() > end)
      throw new ClearError(`PostgreSQL at ${new URL(url).host} did not accept connections within ${limit / 1000} s.`);
    await delay(100, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Creates the database that the URL names, unless the server has it already.
 * @param template name of a database to copy
 * @returns whether it was created
 * @throws ClearError when the server is away or refuses
 */
export async function ensureDatabase(url: string, template?: string): Promise<boolean> {
  const name = nameOf(url);
  try {
    await connected(url, (client) => client.query('SELECT 1'));
    return false;
  } catch (error) {
    if (codeOf(error) !== '3D000') throw explain(error, url);
  }
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  try {
    await connected(maintenance.href, (client) => {
      const copy = template === undefined ? '' : ` TEMPLATE ${client.escapeIdentifier(template)}`;
      return client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${copy}`);
    });
  } catch (error) {
    // Another process created it at the same moment.
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw explain(error, url);
  }
  return true;
}
