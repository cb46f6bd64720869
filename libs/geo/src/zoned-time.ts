/** Formats by time zone, cached because creating one is slow. Most deployments use only one zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

interface WallClock {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** The wall-clock time in `timeZone` at an instant. */
export function instantToZoned(instant: string | number | Date, timeZone: string): WallClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/**
 * The instant of a wall-clock time in `timeZone`. A time skipped by the change to daylight saving time gives the
 * instant an hour later; a time that occurs twice gives the first one.
 * @returns null when date or time is missing or malformed
 */
export function zonedToInstant(date: string, time: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc) || asUtc < 0 || new Date(asUtc).toISOString().slice(0, 10) !== date) return null;
  const offsetAt = (instant: number) => {
    const shown = instantToZoned(instant, timeZone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
  };
  const dayBefore = offsetAt(asUtc - 86_400_000);
  const dayAfter = offsetAt(asUtc + 86_400_000);
  // Without a change nearby, the checks below would not decide anything, and formatting is slow.
  if (dayBefore === dayAfter) return new Date(asUtc - dayBefore);
  const candidates = [asUtc - dayBefore, asUtc - dayAfter].filter((instant) => instant + offsetAt(instant) === asUtc);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - dayBefore);
}

/** Start of a day "YYYY-MM-DD" in `timeZone`; null if the day is invalid. */
export const startOfZonedDay = (day: string, timeZone: string): Date | null => zonedToInstant(day, '00:00', timeZone);

/** The day "YYYY-MM-DD" this many days later, or earlier for negative numbers. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

const DAY_SECONDS = 86_400;

/**
 * The instant at which clocks in `timeZone` show this many seconds after the midnight that `day` begins with, which can
 * be on a later day. On days with a change to or from daylight saving time, fewer or more seconds have passed by then.
 * @returns null when the day is invalid
 */
export function clockToInstant(day: string, seconds: number, timeZone: string): Date | null {
  if (!startOfZonedDay(day, timeZone)) return null;
  const ofDay = seconds - Math.floor(seconds / DAY_SECONDS) * DAY_SECONDS;
  const time = new Date(ofDay * 1000).toISOString().slice(11, 16);
  const minute = zonedToInstant(addDays(day, Math.floor(seconds / DAY_SECONDS)), time, timeZone)!;
  return new Date(minute.getTime() + (ofDay % 60) * 1000);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
