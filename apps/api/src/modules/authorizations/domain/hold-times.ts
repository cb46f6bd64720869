const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Rides that start later than so long from now are booked on a stored card. */
const FAR_AHEAD = 6 * DAY;
/** A stored card is held so long before the start. */
const HELD_BEFORE_START = DAY;
/** A hold is reauthorized this long before it expires, which leaves the 12 hours of payment recovery and as much again. */
const REAUTHORIZATION_MARGIN = DAY;
/** What a ride may take longer than planned. */
const SLACK = 6 * HOUR;

interface PlannedRide {
  scheduledAt: Date | null;
  durationSeconds: number;
  /** Hours of a ride that is booked by the hour. */
  hourlyDuration: number | null;
}

/** Whether a card that is held now would be held too early. */
export function isFarAhead(scheduledAt: Date | null, now: Date): boolean {
  return scheduledAt !== null && scheduledAt.getTime() > now.getTime() + FAR_AHEAD;
}

/** When a stored card is held. */
export function holdTime(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - HELD_BEFORE_START);
}

/** When to look whether a hold has to be renewed: a margin before its end, or halfway where it does not last so long. */
export function reauthorizationTime(captureBefore: Date, now: Date): Date {
  const left = captureBefore.getTime() - now.getTime();
  return new Date(captureBefore.getTime() - Math.min(REAUTHORIZATION_MARGIN, Math.max(0, left / 2)));
}

/** Whether a ride that is not over may end later than its hold does. */
export function mayOutliveHold(
  { scheduledAt, durationSeconds, hourlyDuration }: PlannedRide,
  captureBefore: Date,
  now: Date,
): boolean {
  const start = Math.max(scheduledAt?.getTime() ?? 0, now.getTime());
  const length = Math.max(durationSeconds * 1000, (hourlyDuration ?? 0) * HOUR);
  return start + length + SLACK > captureBefore.getTime();
}
