import { DAYS_OF_PERIOD, type MetricPeriod } from '@groupride/contracts';
import { addDays, instantToZoned, startOfZonedDay } from '@groupride/geo';

/** A range of days in the city, its time span, and the preceding span of the same length. */
export interface Period {
  from: string;
  to: string;
  start: Date;
  /** Exclusive; the current time while the last day is not over. */
  end: Date;
  previousStart: Date;
  previousEnd: Date;
}

/** The last days, including today. */
export function lastDays(period: MetricPeriod, now: Date, timeZone: string): { from: string; to: string } {
  const to = instantToZoned(now, timeZone).date;
  return { from: addDays(to, 1 - DAYS_OF_PERIOD[period]), to };
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

/**
 * Builds a period. An unfinished one is compared with the same part of the previous one: today until 3 PM with
 * yesterday until 3 PM.
 * @param from, to existing days, `from` not in the future
 */
export function periodOf(from: string, to: string, now: Date, timeZone: string): Period {
  const start = startOfZonedDay(from, timeZone)!;
  const whole = startOfZonedDay(addDays(to, 1), timeZone)!;
  const end = whole > now ? now : whole;
  const previousStart = startOfZonedDay(addDays(from, -daysBetween(from, to)), timeZone)!;
  const elapsed = end.getTime() - start.getTime();
  // Whole days stay whole when the clock changes in between.
  const previousEnd = end === whole ? start : new Date(Math.min(start.getTime(), previousStart.getTime() + elapsed));
  return { from, to, start, end, previousStart, previousEnd };
}
