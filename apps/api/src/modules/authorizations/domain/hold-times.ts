const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Rides that start later than this are booked with a stored card. */
const FAR_AHEAD = 6 * DAY;
/** How long before the start a stored card is authorized. */
const HELD_BEFORE_START = DAY;
/** How long before it expires a hold is reauthorized: twice the 12 hours of payment recovery. */
const REAUTHORIZATION_MARGIN = DAY;
/** How long before a hold expires an increase that has not succeeded ends: the 12 hours of payment recovery. */
const INCREASE_MARGIN = 12 * HOUR;
/** How much longer than planned a ride may take. */
const SLACK = 6 * HOUR;

interface PlannedRide {
  scheduledAt: Date | null;
  durationSeconds: number;
  /** Hours of a ride that is booked by the hour. */
  hourlyDuration: number | null;
}

/** Whether the ride is too far ahead to authorize the card now. */
export function isFarAhead(scheduledAt: Date | null, now: Date): boolean {
  return scheduledAt !== null && scheduledAt.getTime() > now.getTime() + FAR_AHEAD;
}

/** When a stored card is authorized. */
export function holdTime(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - HELD_BEFORE_START);
}

/** When to check whether a hold needs reauthorization: a day before it expires, or halfway for short holds. */
export function reauthorizationTime(captureBefore: Date, now: Date): Date {
  const left = captureBefore.getTime() - now.getTime();
  return new Date(captureBefore.getTime() - Math.min(REAUTHORIZATION_MARGIN, Math.max(0, left / 2)));
}

/** Whether a hold expires so soon that it is reauthorized instead of waiting longer for its increase. */
export function isTooLateToIncrease(captureBefore: Date, now: Date): boolean {
  return now.getTime() >= captureBefore.getTime() - INCREASE_MARGIN;
}

/** Whether an unfinished ride may end after its hold expires. */
export function mayOutliveHold(
  { scheduledAt, durationSeconds, hourlyDuration }: PlannedRide,
  captureBefore: Date,
  now: Date,
): boolean {
  const start = Math.max(scheduledAt?.getTime() ?? 0, now.getTime());
  const length = Math.max(durationSeconds * 1000, (hourlyDuration ?? 0) * HOUR);
  return start + length + SLACK > captureBefore.getTime();
}
