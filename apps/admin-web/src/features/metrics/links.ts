import type { RideDate } from '@groupride/contracts';
import { writePeriod, type ChosenPeriod } from './period';

type Days = Record<'from' | 'to', string>;

/** Link to a list below the figures, which keep their period. */
function tab(name: string, period: ChosenPeriod, params: Record<string, string>): string {
  const all = Object.entries({ tab: name, ...params, ...writePeriod(period) });
  return `/admin?${new URLSearchParams(all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))).toString()}`;
}

/** Link to the rides with this event on these days. */
export const ridesLink = (period: ChosenPeriod, dated: RideDate, { from, to }: Days): string =>
  tab('rides', period, { dated, from, to });
/** Link to rides that were cancelled on these days after the search for a driver had begun. */
export const cancelledRidesLink = (period: ChosenPeriod, { from, to }: Days): string =>
  tab('rides', period, { status: 'cancelled', dated: 'ended', from, to });
export const waitingRidesLink = (period: ChosenPeriod): string => tab('rides', period, { status: 'pending' });
/** Link to drivers who completed a ride on these days. */
export const driversLink = ({ from, to }: Days): string =>
  `/admin/drivers?${new URLSearchParams({ from, to }).toString()}`;
export const onlineDriversLink = (): string => '/admin/drivers?presence=reachable';
/** Link to reviews that count in the average of these days. */
export const reviewsLink = (period: ChosenPeriod, { from, to }: Days): string =>
  tab('reviews', period, { reviews: 'shown', from, to });
