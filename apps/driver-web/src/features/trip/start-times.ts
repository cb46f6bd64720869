const MINUTE = 60_000;
/** Minutes before the start from which the driver is reminded of a ride. */
const REMIND_MINUTES = 30;
/** Earliest departure, in minutes before the start. The server decides; this only avoids a refused press. */
const EARLIEST_MINUTES = 120;

interface Scheduled {
  scheduledAt?: string | null;
}

/** Whole minutes until the start; negative once it has passed, null for a ride without a start. */
export function minutesUntilStart({ scheduledAt }: Scheduled, now: number): number | null {
  return scheduledAt ? Math.ceil((Date.parse(scheduledAt) - now) / MINUTE) : null;
}

export function isAboutToStart(ride: Scheduled, now: number): boolean {
  const minutes = minutesUntilStart(ride, now);
  return minutes !== null && minutes <= REMIND_MINUTES;
}

export function maySetOut(ride: Scheduled, now: number): boolean {
  const minutes = minutesUntilStart(ride, now);
  return minutes === null || minutes <= EARLIEST_MINUTES;
}

/** When a driver may head to the pickup. */
export function earliestDeparture(scheduledAt: string): string {
  return new Date(Date.parse(scheduledAt) - EARLIEST_MINUTES * MINUTE).toISOString();
}
