/** Meters per second when a route says nothing about its duration: city traffic, about 25 mph. */
export const CITY_SPEED = 11;
/** The most that a position message may state. */
export const MAX_STATED_SPEED = 120;
/** Seconds that a driver waits at the pickup for passengers to show their codes, in real traffic; 45 at the demo's usual speed. */
export const BOARDING_SECONDS = 270;
/** Seconds before a scheduled start at which a driver wants to stand at the pickup. */
export const EARLY_SECONDS = 120;

/** Meters per second of a route of `meters` that takes `seconds`; between walking pace and a motorway. */
export function realSpeed(meters: number, seconds: number): number {
  if (!(meters > 0) || !(seconds > 0)) return CITY_SPEED;
  return Math.min(Math.max(meters / seconds, 3), 35);
}

/** A person looks at an offer for 2 to 4 seconds before taking it. */
export function thinkingMs(random: number): number {
  return 2000 + random * 2000;
}

/** Wait before the next try after `failures` failures in a row: doubles from one second to half a minute, spread by `random`. */
export function backoffMs(failures: number, random: number): number {
  return Math.min(1000 * 2 ** Math.max(failures - 1, 0), 30_000) * (0.75 + random * 0.5);
}

/** When to set out (milliseconds since 1970) so as to be at the pickup a little before `scheduledAt`. */
export function departureAt(scheduledAt: number, travelSeconds: number): number {
  return scheduledAt - (travelSeconds + EARLY_SECONDS) * 1000;
}
