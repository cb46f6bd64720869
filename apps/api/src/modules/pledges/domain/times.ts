const HOUR = 3_600_000;
/** Time to replace a card that was declined when it was authorized. */
const FIX_TIME = 12 * HOUR;
/** How long before the start the search for a driver begins. */
const BEFORE_START = 2 * HOUR;

/** Deadline to replace a declined card: half a day, but not past the start of the search for a driver. */
export function fixDeadline(now: Date, scheduledAt: Date): Date {
  const latest = scheduledAt.getTime() - BEFORE_START;
  return new Date(Math.max(now.getTime(), Math.min(now.getTime() + FIX_TIME, latest)));
}

/** Hours before the deadline at which a pledge that lacks people reminds its group. */
export const REMINDER_HOURS = [24, 2] as const;

/** When the reminders are due, without those already past. */
export function remindersOf(deadline: Date, now: Date): { hours: number; at: Date }[] {
  return REMINDER_HOURS.map((hours) => ({ hours, at: new Date(deadline.getTime() - hours * HOUR) })).filter(
    ({ at }) => at > now,
  );
}
