import { ApiError, UnreachableError } from './errors';

/** The first and the longest pause. The actual pause is random, between half of its length and all of it. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Whether another attempt may help and is safe.
 * @param isRepeatable whether the call takes effect only once, however often it is sent
 */
export function mayRetry(error: unknown, isRepeatable: boolean): boolean {
  // A rate limit refuses a call before it has any effect. Other codes with this status would be refused again.
  if (error instanceof ApiError && error.code === 'too_many_requests') return true;
  if (!isRepeatable) return false;
  if (error instanceof UnreachableError) return true;
  return error instanceof ApiError && (error.status === 503 || error.code === 'http_429');
}

/**
 * @param attempt 0 for the first pause
 * @param random from 0 to 1
 * @returns milliseconds: as requested by the API, otherwise doubling each time
 */
export function pauseMs(error: unknown, attempt: number, random: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  // Waits slightly longer than requested, so that the moment has certainly passed.
  if (asked !== null) return asked * 1000 + 100;
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return (longest / 2) * (1 + random);
}

/** Resolves after `ms` milliseconds. @throws the signal's reason when it is aborted */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
