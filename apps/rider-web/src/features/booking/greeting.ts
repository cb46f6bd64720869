import { instantToZoned } from '@groupride/geo';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the city; evening lasts until 4 in the morning. */
export function greetingOf(now: Date, timeZone: string | undefined): PartOfDay {
  const hour =
    timeZone === undefined ? now.getHours() : Number(instantToZoned(now.getTime(), timeZone).time.slice(0, 2));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
