const MINUTE = 60_000;
/** For the way to the pickup before a ride, and from its end to the next one. */
export const TRAVEL = 15 * MINUTE;

export interface BusyTime {
  from: Date;
  until: Date;
}

interface TimedRide {
  scheduledAt: Date | null;
  durationSeconds: number;
  /** Hours for which the vehicle is booked, or null. */
  hourlyDuration: number | null;
}

/** How long a ride that is taken at `now` takes up its driver. */
export function busyTime({ scheduledAt, durationSeconds, hourlyDuration }: TimedRide, now: Date): BusyTime {
  const start = scheduledAt ?? now;
  const seconds = Math.max(durationSeconds, (hourlyDuration ?? 0) * 3600);
  const from = scheduledAt ? start.getTime() - TRAVEL : start.getTime();
  return { from: new Date(from), until: new Date(start.getTime() + seconds * 1000 + TRAVEL) };
}
