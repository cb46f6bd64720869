/** Time to recover a declined payment. */
const RECOVERY_TIME = 12 * 3_600_000;

/** Deadline to recover from a decline at `now`: half a day, but not past the ride's start or the expiry of an existing hold. */
export function recoveryDeadline(now: Date, scheduledAt: Date | null, captureBefore: Date | null): Date {
  const limits = [now.getTime() + RECOVERY_TIME];
  if (scheduledAt && scheduledAt > now) limits.push(scheduledAt.getTime());
  if (captureBefore && captureBefore > now) limits.push(captureBefore.getTime());
  return new Date(Math.min(...limits));
}
