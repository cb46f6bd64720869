import { setTimeout as delay } from 'node:timers/promises';
import { ClearError, Stopped } from './clear-error';

/**
 * Requests the address until it responds with success.
 * @param limit milliseconds
 * @throws ClearError when it does not within the limit; Stopped when cancelled
 */
export async function waitForHttp(name: string, url: string, signal: AbortSignal, limit = 60_000): Promise<void> {
  const end = Date.now() + limit;
  let last = 'no answer';
  while (Date.now() < end) {
    if (signal.aborted) throw new Stopped();
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    // In Node 20, a timeout that only AbortSignal.any references is garbage collected.
    const timer = setTimeout(stop, 5000);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const response = await fetch(url, { signal: attempt.signal, redirect: 'manual' });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
    await delay(100, undefined, { signal }).catch(() => undefined);
  }
  if (signal.aborted) throw new Stopped();
  throw new ClearError(`${name} was not ready after ${limit / 1000} s (${url}: ${last}): see its log.`);
}
