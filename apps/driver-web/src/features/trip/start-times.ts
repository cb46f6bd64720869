const MINUTE = 60_000;
/** From here on a driver is reminded of a ride that is about to start. */
const REMIND_MINUTES = 30;
/** Earliest departure before the start; the server decides, this only spares a refused press. */
const EARLIEST_MINUTES = 120;

interface Scheduled {
  scheduledAt?: string | null;
}

/** Whole minutes until the start; below zero once it has passed, null for a ride without a start. */
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
