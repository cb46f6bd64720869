/** Speed in meters per second if a route has no duration: city traffic, about 25 mph. */
export const CITY_SPEED = 11;
/** Maximum speed that a position message may contain. */
export const MAX_STATED_SPEED = 120;
/**
 * Seconds that a driver waits at the pickup for passengers to show their codes, in real traffic; 45 at the demo's
 * default speed.
 */
export const BOARDING_SECONDS = 270;
/** Seconds before a scheduled start at which a driver plans to arrive at the pickup. */
export const EARLY_SECONDS = 120;

/**
 * Speed in meters per second on a route of `meters` that takes `seconds`, limited to between walking pace and highway
 * speed.
 */
export function realSpeed(meters: number, seconds: number): number {
  if (!(meters > 0) || !(seconds > 0)) return CITY_SPEED;
  return Math.min(Math.max(meters / seconds, 3), 35);
}

/** The time a person takes to consider an offer: 2 to 4 seconds. */
export function thinkingMs(random: number): number {
  return 2000 + random * 2000;
}

/**
 * Delay before the next attempt after `failures` consecutive failures: doubles from one second to half a minute,
 * randomized by `random`.
 */
export function backoffMs(failures: number, random: number): number {
  return Math.min(1000 * 2 ** Math.max(failures - 1, 0), 30_000) * (0.75 + random * 0.5);
}

/** When to depart (milliseconds since 1970) to arrive at the pickup a little before `scheduledAt`. */
export function departureAt(scheduledAt: number, travelSeconds: number): number {
  return scheduledAt - (travelSeconds + EARLY_SECONDS) * 1000;
}
