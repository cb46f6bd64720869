const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Rides that start later than so long from now are booked on a stored card. */
const FAR_AHEAD = 6 * DAY;
/** A stored card is held so long before the start. */
const HELD_BEFORE_START = DAY;
/** Time to recover a declined payment. */
const RECOVERY_TIME = 12 * HOUR;
/** A hold is reauthorized this long before it expires, which leaves time for payment recovery and as much again. */
const REAUTHORIZATION_MARGIN = 2 * RECOVERY_TIME;
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

/** Deadline to recover from a decline at `now`: half a day, but not past the ride's start or the expiry of an existing hold. */
export function recoveryDeadline(now: Date, scheduledAt: Date | null, captureBefore: Date | null): Date {
  const limits = [now.getTime() + RECOVERY_TIME];
  if (scheduledAt && scheduledAt > now) limits.push(scheduledAt.getTime());
  if (captureBefore && captureBefore > now) limits.push(captureBefore.getTime());
  return new Date(Math.min(...limits));
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

/** Whole seconds from `now`, for a job; 0 for what has passed. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
