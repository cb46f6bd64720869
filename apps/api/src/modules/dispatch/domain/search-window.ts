const MINUTE = 60_000;
/** Scheduled rides look for a driver from so long before their start, */
export const BEFORE_START = 120 * MINUTE;
/** and until so long after it. */
export const AFTER_START = 10 * MINUTE;

/** When a ride's search for a driver begins and ends. A ride that comes back shortly before or after its start is looked for as long as any other. */
export function searchWindow(
  ride: { scheduledAt: Date | null; pendingSince: Date | null; createdAt: Date },
  searchMinutes: number,
): { from: Date; until: Date } {
  const since = ride.pendingSince ?? ride.createdAt;
  if (!ride.scheduledAt) return { from: since, until: new Date(since.getTime() + searchMinutes * MINUTE) };
  const until = Math.max(ride.scheduledAt.getTime() + AFTER_START, since.getTime() + searchMinutes * MINUTE);
  return { from: new Date(ride.scheduledAt.getTime() - BEFORE_START), until: new Date(until) };
}
