const DAY = 1_440;

/** "08:30" → 510; null for anything else. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** 510 → "08:30"; on the next day too. */
export function timeOf(minute: number): string {
  const within = minute % DAY;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** An end before its beginning is on the next day. */
export function windowOf(from: string, to: string): { from: number; to: number } | null {
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  if (begins === null || ends === null) return null;
  return { from: begins, to: ends < begins ? ends + DAY : ends };
}

/** Seconds after midnight as the language writes a time of day. */
export function clockText(seconds: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(seconds * 1_000));
}
