/**
 * Promises to a group in a shared vehicle, fixed when a driver takes the ride, and rules for matching groups. They
 * follow a route that changes while the group is alone. Other events, such as another group that joins, must not break
 * a promise.
 */
export const POOL = {
  /** How much later the pickup may be than expected when the driver took the ride. */
  pickupSlackSeconds: 5 * 60,
  /** Time aboard beyond the direct route: a fraction of it, but at least the minimum. */
  aboardSlack: { part: 0.3, leastSeconds: 5 * 60 },
  /**
   * A vehicle with others aboard is chosen when its pickup is at most this much later than that of the best free
   * vehicle.
   */
  laterThanFreeSeconds: 5 * 60,
  /** Longest wait for a vehicle with others aboard when no vehicle is free. */
  longestWaitSeconds: 20 * 60,
  /** Time people need to get in or out. */
  serviceSeconds: 60,
} as const;

/** The latest pickup to promise. @param expected the expected pickup */
export const latestPickupFor = (expected: Date): Date => new Date(expected.getTime() + POOL.pickupSlackSeconds * 1000);

/** @param directSeconds from pickup to destination without other stops */
export function longestAboardFor(directSeconds: number): number {
  const { part, leastSeconds } = POOL.aboardSlack;
  return Math.round(directSeconds + Math.max(leastSeconds, directSeconds * part));
}

/**
 * Longest wait for the pickup of a group that joins a vehicle.
 * @param free seconds to the pickup of the best free vehicle; null without one
 */
export const longestWait = (free: number | null): number =>
  free === null ? POOL.longestWaitSeconds : free + POOL.laterThanFreeSeconds;
