import { setTimeout as delay } from 'node:timers/promises';
import { ClearError, Stopped } from './clear-error';

/**
 * Asks until the address answers with a success.
 * @param limit milliseconds
 * @throws ClearError when it does not within the limit; Stopped when cancelled
 */
export async function waitForHttp(name: string, url: string, signal: AbortSignal, limit = 60_000): Promise<void> {
  const end = Date.now() + limit;
  let last = 'no answer';
  while (Date.now() < end) {
    if (signal.aborted) throw new Stopped();
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
    await delay(100, undefined, { signal }).catch(() => undefined);
  }
  if (signal.aborted) throw new Stopped();
  throw new ClearError(`${name} was not ready after ${limit / 1000} s (${url}: ${last}): see its log.`);
}
