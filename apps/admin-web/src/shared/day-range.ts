/** Days in the city's time zone, such as "2026-11-24"; either end may be open. */
export interface DayRange {
  from?: string;
  to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the days from the URL; anything else in it is ignored. */
export function readDays(params: { get: (name: string) => string | null | undefined }): DayRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return { ...(DAY.test(from) ? { from } : {}), ...(DAY.test(to) ? { to } : {}) };
}
