const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Rides that start later than so long from now are booked on a stored card. */
const FAR_AHEAD = 6 * DAY;
/** A stored card is held so long before the start. */
const HELD_BEFORE_START = DAY;
/** What was refused can be mended so long. */
const MENDING = 12 * HOUR;
/** A hold is renewed so long before the bank gives it back: enough to mend what is refused, and as much again. */
const RENEWAL_MARGIN = 2 * MENDING;
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

/** Until when a refusal at `now` can be mended: half a day, but not past the start, nor past the end of a hold that there is. */
export function recoveryDeadline(now: Date, scheduledAt: Date | null, captureBefore: Date | null): Date {
  const limits = [now.getTime() + MENDING];
  if (scheduledAt && scheduledAt > now) limits.push(scheduledAt.getTime());
  if (captureBefore && captureBefore > now) limits.push(captureBefore.getTime());
  return new Date(Math.min(...limits));
}

/** When to look whether a hold has to be renewed: a margin before its end, or halfway where it does not last so long. */
export function reauthorizationTime(captureBefore: Date, now: Date): Date {
  const left = captureBefore.getTime() - now.getTime();
  return new Date(captureBefore.getTime() - Math.min(RENEWAL_MARGIN, Math.max(0, left / 2)));
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
