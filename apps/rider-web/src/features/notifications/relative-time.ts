const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something happened: less than a minute, whole minutes, whole hours, or at least a day. */
export type RelativeTime = { unit: 'now' } | { unit: 'minutes' | 'hours'; count: number } | { unit: 'date' };

/** @param then ISO 8601; if this device's clock lags behind the server's, the result is now */
export function relativeTimeOf(then: string, now: number): RelativeTime {
  const past = now - Date.parse(then);
  if (past < MINUTE_MS) return { unit: 'now' };
  if (past < HOUR_MS) return { unit: 'minutes', count: Math.floor(past / MINUTE_MS) };
  if (past < DAY_MS) return { unit: 'hours', count: Math.floor(past / HOUR_MS) };
  return { unit: 'date' };
}
