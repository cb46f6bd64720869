import { instantToZoned, zonedToInstant } from '@groupride/geo';

/** Start of a moment's day in the city. */
export function startOfDayInCity(moment: Date, timeZone: string): Date {
  return zonedToInstant(instantToZoned(moment, timeZone).date, '00:00', timeZone)!;
}

/** Start of a moment's week (Monday) in the city. */
export function startOfWeekInCity(moment: Date, timeZone: string): Date {
  const { date } = instantToZoned(moment, timeZone);
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return zonedToInstant(day.toISOString().slice(0, 10), '00:00', timeZone)!;
}
