const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to the next attempt after the first, second, … failure: three days in all. */
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
/** An endpoint that could not be reached at once is not tried again by everything at once: each delay differs by up to a tenth. */
const JITTER = 0.1;
/** An endpoint may ask for a longer pause, up to this. */
export const MAX_RETRY_AFTER_SECONDS = 24 * HOUR;

/**
 * Seconds until the next attempt; null when there is none.
 * @param failures so far, this one included
 * @param random 0 to 1
 * @param asked seconds that the endpoint asked for
 */
export function retryDelay(failures: number, random: number, asked: number | null): number | null {
  const planned = RETRY_SECONDS[failures - 1];
  if (planned === undefined) return null;
  const delay = planned * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(delay, Math.min(asked ?? 0, MAX_RETRY_AFTER_SECONDS)));
}

/** Reads `Retry-After`: seconds or a date (RFC 9110). */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** Nothing was accepted for the whole time in which a message is tried, however its delays differed. */
export const FAILING_SECONDS = RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) * (1 - JITTER);
