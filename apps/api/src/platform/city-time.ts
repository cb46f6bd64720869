import { addDays, instantToZoned, startOfZonedDay } from '@groupride/geo';

/** Start of a moment's day in the city. */
export function startOfDayInCity(moment: Date, timeZone: string): Date {
  return startOfZonedDay(instantToZoned(moment, timeZone).date, timeZone)!;
}

/** Start of a moment's week (Monday) in the city. */
export function startOfWeekInCity(moment: Date, timeZone: string): Date {
  const { date } = instantToZoned(moment, timeZone);
  const daysSinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return startOfZonedDay(addDays(date, -daysSinceMonday), timeZone)!;
}
