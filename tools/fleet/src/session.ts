import { GroupRideClient, isApiError, UnreachableError } from '@groupride/client';
import { cookieFetch } from '@groupride/client/cookies';
import { realClock, type Clock } from './clock';

export interface SessionOptions {
  /** Origin of the application in which this person acts; without it the API accepts only reads. */
  origin?: string;
  /** Cookies of an earlier sign-in, in the format of a Cookie header. */
  cookie?: string;
  clock?: Clock;
  /** Aborts every request and wait. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** An API client for one person in an application. */
export interface Session {
  readonly client: GroupRideClient;
  /** The value of a Cookie header; empty when nobody is signed in. */
  cookie(): string;
}

/** If a rate limit asks for a longer pause than this, the call fails instead of waiting. */
const LONGEST_WAIT_SECONDS = 300;

export function openSession(url: string, options: SessionOptions = {}): Session {
  const { origin, cookie, clock = realClock, signal, fetch } = options;
  const session = cookieFetch(cookie, fetch);
  const client = new GroupRideClient({
    url,
    signal,
    fetch: session.fetch,
    headers: origin === undefined ? {} : { origin },
    sleep: (ms, until) => clock.sleep(ms, until),
    maxRetryAfterSeconds: LONGEST_WAIT_SECONDS,
    timeoutMs: 15_000,
  });
  return { client, cookie: session.cookie };
}

/** Resolves with true when the API is ready, or with false after `patienceMs` or when the signal is aborted. */
export async function waitUntilReady(
  client: GroupRideClient,
  clock: Clock,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = clock.now() + patienceMs;
  while (!signal?.aborted && clock.now() < until) {
    try {
      await client.get('/api/health/ready', { retries: 0 });
      return true;
    } catch (error) {
      if (!signal?.aborted && !(error instanceof UnreachableError) && !isApiError(error)) throw error;
      await clock.sleep(500, signal);
    }
  }
  return false;
}
