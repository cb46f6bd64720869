import { zonedToInstant } from '@groupride/geo';

/** The instant of a `datetime-local` field in the city's time zone; null if it is empty or malformed. */
export function typedMoment(typed: string, timeZone: string): Date | null {
  const [date = '', time = ''] = typed.split('T');
  return zonedToInstant(date, time, timeZone);
}
