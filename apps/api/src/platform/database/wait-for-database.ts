import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseOutage, outageCode } from './outage';

const RETRY_INTERVAL_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;

/**
 * Waits until the database accepts connections, so that programs can start in any order.
 * @param log called once when waiting begins
 * @throws Error when it does not respond within `forSeconds`, or immediately when it refuses the connection
 */
export async function waitForDatabase(url: string, log: (line: string) => void, forSeconds = 60): Promise<void> {
  const end = Date.now() + forSeconds * 1000;
  for (let told = false; ; told = true) {
    const failure = await connectionFailure(url);
    if (failure === null) return;
    if (!isDatabaseOutage(failure)) throw failure;
    const code = outageCode(failure);
    if (Date.now() >= end)
      throw new Error(`the database (DATABASE_URL) did not accept a connection within ${forSeconds} s (${code})`);
    if (!told)
      log(`The database (DATABASE_URL) does not accept connections yet (${code}). Trying again for ${forSeconds} s.`);
    await pause(RETRY_INTERVAL_MS);
  }
}

async function connectionFailure(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    client.end().catch(() => undefined);
  }
}
