/** Cached by time zone, because creating a format takes longer than most requests. */
const formats = new Map<string, Intl.DateTimeFormat>();

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

/** Local date and time of a moment in the city. */
export function cityCalendar(moment: Date, timeZone: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
}

/**
 * The moment when the city's clocks show `date` and `time`. In the hour that a change of clocks skips, the moment after
 * it; in the hour that it repeats, the first one. Null when the text is no date.
 */
export function momentInCity(date: string, time: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc) || asUtc < 0 || new Date(asUtc).toISOString().slice(0, 10) !== date) return null;
  const candidates = [asUtc - 24 * 3600_000, asUtc + 24 * 3600_000].map((probe) => asUtc - offsetAt(probe, timeZone));
  const exact = candidates.sort((a, b) => a - b).find((moment) => matches(moment, date, time, timeZone));
  return new Date(exact ?? candidates[candidates.length - 1]!);
}

/** The city's UTC offset at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = cityCalendar(new Date(moment), timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000;
}

function matches(moment: number, date: string, time: string, timeZone: string): boolean {
  const shown = cityCalendar(new Date(moment), timeZone);
  return shown.date === date && shown.time === time;
}

/** Start of a moment's day in the city. */
export function startOfDayInCity(moment: Date, timeZone: string): Date {
  return momentInCity(cityCalendar(moment, timeZone).date, '00:00', timeZone)!;
}

/** Start of a moment's week (Monday) in the city. */
export function startOfWeekInCity(moment: Date, timeZone: string): Date {
  const { date } = cityCalendar(moment, timeZone);
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return momentInCity(day.toISOString().slice(0, 10), '00:00', timeZone)!;
}
