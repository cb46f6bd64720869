const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next attempt after the first, second, … failure; three days in total. */
export const RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR + 25 * MINUTE,
];
/**
 * Spreads retries, so that deliveries that failed together are not retried all at once: each delay varies by up to 10%.
 */
const JITTER = 0.1;
/** Longest pause that an endpoint may ask for. */
export const MAX_RETRY_AFTER_SECONDS = 24 * HOUR;

/**
 * Seconds until the next attempt; null when there is none.
 * @param failures number of failures so far, including this one
 * @param random 0 to 1
 * @param asked seconds to wait, as requested by the endpoint
 */
export function retryDelay(failures: number, random: number, asked: number | null): number | null {
  const planned = RETRY_SECONDS[failures - 1];
  if (planned === undefined) return null;
  const delay = planned * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(delay, Math.min(asked ?? 0, MAX_RETRY_AFTER_SECONDS)));
}

/** Parses `Retry-After`, which holds seconds or a date (RFC 9110). */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** The shortest possible duration of all retries. An endpoint that fails for this long is disabled. */
export const FAILING_SECONDS = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) * (1 - JITTER);
