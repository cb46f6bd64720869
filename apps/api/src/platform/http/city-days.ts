import { addDays, startOfZonedDay } from '@groupride/geo';
import { fieldError } from './api-error';

/** A period; null means an open end. */
export interface TimeRange {
  since: Date | null;
  /** Exclusive. */
  before: Date | null;
}

/**
 * The period from the first day to the end of the last one, in the city.
 * @throws ApiError validation_failed for a day that does not exist, and for a first day after the last
 */
export function readCityDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): TimeRange {
  const since = from ? startOfZonedDay(from, timeZone) : null;
  if (from && !since) throw fieldError('from', 'must be a day of the calendar');
  if (to && !startOfZonedDay(to, timeZone)) throw fieldError('to', 'must be a day of the calendar');
  if (from && to && to < from) throw fieldError('to', 'must not be before the first day');
  return { since, before: to ? startOfZonedDay(addDays(to, 1), timeZone) : null };
}
