const MINUTE = 60_000;
/** Travel time reserved before a ride and after its end. */
export const TRAVEL = 15 * MINUTE;

export interface BusyTime {
  from: Date;
  until: Date;
}

interface TimedRide {
  scheduledAt: Date | null;
  durationSeconds: number;
  /** Booked hours; null for a ride that is not booked by the hour. */
  hourlyDuration: number | null;
}

/** The period in which a ride accepted at `now` occupies its driver. */
export function busyTime({ scheduledAt, durationSeconds, hourlyDuration }: TimedRide, now: Date): BusyTime {
  const start = scheduledAt ?? now;
  const seconds = Math.max(durationSeconds, (hourlyDuration ?? 0) * 3600);
  const from = scheduledAt ? start.getTime() - TRAVEL : start.getTime();
  return { from: new Date(from), until: new Date(start.getTime() + seconds * 1000 + TRAVEL) };
}
