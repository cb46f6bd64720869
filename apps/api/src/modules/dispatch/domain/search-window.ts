const MINUTE = 60_000;
/** The search for a scheduled ride begins this long before its start. */
export const BEFORE_START = 120 * MINUTE;
/** The search for a scheduled ride ends this long after its start. */
export const AFTER_START = 10 * MINUTE;

/** When a ride's search for a driver begins and ends. A ride released near its start gets the full search time. */
export function searchWindow(
  ride: { scheduledAt: Date | null; pendingSince: Date | null; createdAt: Date },
  searchMinutes: number,
): { from: Date; until: Date } {
  const since = ride.pendingSince ?? ride.createdAt;
  if (!ride.scheduledAt) return { from: since, until: new Date(since.getTime() + searchMinutes * MINUTE) };
  const until = Math.max(ride.scheduledAt.getTime() + AFTER_START, since.getTime() + searchMinutes * MINUTE);
  return { from: new Date(ride.scheduledAt.getTime() - BEFORE_START), until: new Date(until) };
}
