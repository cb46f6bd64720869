/**
 * What a group in a shared vehicle is promised once a driver has taken the ride, and how groups are put together. Nothing that happens later,
 * such as another group that joins, may break a promise.
 */
export const POOL = {
  /** The pickup is at most so much later than expected when the driver took the ride. */
  pickupSlackSeconds: 5 * 60,
  /** Time aboard beyond the direct route: the greater of a part of it and a minimum. */
  aboardSlack: { part: 0.3, leastSeconds: 5 * 60 },
  /** A vehicle with others aboard is chosen when its pickup is at most so much later than that of the best free vehicle. */
  laterThanFreeSeconds: 5 * 60,
  /** With no vehicle free, a group waits at most so long for one with others aboard. */
  longestWaitSeconds: 20 * 60,
  /** How long people need to get in or out. */
  serviceSeconds: 60,
} as const;

/** The latest pickup, for a pickup that is expected at `expected`. */
export const latestPickupFor = (expected: Date): Date => new Date(expected.getTime() + POOL.pickupSlackSeconds * 1000);

/** @param directSeconds from pickup to destination without other stops */
export function longestAboardFor(directSeconds: number): number {
  const { part, leastSeconds } = POOL.aboardSlack;
  return Math.round(directSeconds + Math.max(leastSeconds, directSeconds * part));
}

/** How late the pickup of a group may be that joins a vehicle. @param free seconds to the pickup of the best free vehicle; null without one */
export const longestWait = (free: number | null): number =>
  free === null ? POOL.longestWaitSeconds : free + POOL.laterThanFreeSeconds;
