import { instantToZoned } from '@groupride/geo';

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;

/** The section of a past ride in the list: one of the last days, earlier this week (from Sunday), or a month. */
export type Period = 'today' | 'yesterday' | 'week' | 'month';

export interface PeriodOfRides<Ride> {
  period: Period;
  /** Time of the section's newest ride, which determines the month's name. */
  at: string;
  rides: Ride[];
}

/** The calendar day in a time zone, in days since January 1, 1970. */
function dayIn(timeZone: string, instant: number): number {
  return Date.parse(`${instantToZoned(instant, timeZone).date}T00:00:00Z`) / DAY_MS;
}

function periodOf(day: number, today: number): Period {
  if (day >= today) return 'today';
  if (day === today - 1) return 'yesterday';
  // Day 0 was a Thursday.
  const sunday = today - ((today + 4) % DAYS_PER_WEEK);
  return day >= sunday ? 'week' : 'month';
}

/** Groups rides, newest first, by the calendar of the city's time zone. */
export function groupByPeriod<Ride extends { completedAt: string }>(
  rides: readonly Ride[],
  { now, timeZone }: { now: number; timeZone: string },
): PeriodOfRides<Ride>[] {
  const today = dayIn(timeZone, now);
  const groups: (PeriodOfRides<Ride> & { key: string })[] = [];
  for (const ride of rides) {
    const day = dayIn(timeZone, Date.parse(ride.completedAt));
    const period = periodOf(day, today);
    const key = period === 'month' ? new Date(day * DAY_MS).toISOString().slice(0, 7) : period;
    const last = groups.at(-1);
    if (last?.key === key) last.rides.push(ride);
    else groups.push({ key, period, at: ride.completedAt, rides: [ride] });
  }
  return groups.map(({ period, at, rides: own }) => ({ period, at, rides: own }));
}
