import { instantToZoned, startOfZonedDay } from '@groupride/geo';

export interface Month {
  /** e.g. 2026-11 */
  name: string;
  start: Date;
}

/** The calendar month of a time in the city. */
export function monthOf(moment: Date, timeZone: string): Month {
  const name = instantToZoned(moment, timeZone).date.slice(0, 7);
  return { name, start: startOfZonedDay(`${name}-01`, timeZone)! };
}

/** The calendar month before the one of a time. */
export const monthBefore = (moment: Date, timeZone: string): Month =>
  monthOf(new Date(monthOf(moment, timeZone).start.getTime() - 1), timeZone);
