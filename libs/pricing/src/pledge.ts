import { PLEDGE_LEAD_HOURS, PLEDGE_OPEN_MINUTES, type BookingType, type PaymentMethod } from '@groupride/contracts';
import type { Cents } from './cents';
import { splitEvenly } from './split';

const MINUTE = 60_000;

/** What a pledge costs. Fixed when the ride is booked, so that a later change of rates changes nobody's share. */
export interface PledgePrices {
  /** The ride takes place if so many people join. */
  minRiders: number;
  /** Price of the ride for `minRiders` people, for one more, and so on up to all seats. */
  totals: readonly Cents[];
}

export const pledgeSeats = ({ minRiders, totals }: PledgePrices): number => minRiders + totals.length - 1;

/** How many people a pledge is priced for while `joined` have joined: nobody rides with fewer than the minimum. */
export const ridersPriced = ({ minRiders }: PledgePrices, joined: number): number => Math.max(minRiders, joined);

/** Price of the ride for so many people. @throws RangeError for fewer than the minimum or more than the seats */
export function pledgeTotal({ minRiders, totals }: PledgePrices, riders: number): Cents {
  const total = totals[riders - minRiders];
  if (total === undefined) throw new RangeError(`the pledge is not for ${riders} people`);
  return total;
}

/** Everyone's share if so many people ride, by seat; they sum to the total. */
export function pledgeShares(prices: PledgePrices, riders: number): Cents[] {
  return splitEvenly(pledgeTotal(prices, riders), riders);
}

/** The highest share that anybody can pay, however many ride. Everyone agrees to it when joining. */
export function highestPledgeShare(prices: PledgePrices): Cents {
  return Math.max(...pledgeTable(prices, 0).map(({ share }) => share));
}

export interface PledgeRow {
  riders: number;
  total: Cents;
  share: Cents;
}

/** The share of a seat for every possible number of riders. A seat that is beyond the riders of a row costs what the last one does. */
export function pledgeTable(prices: PledgePrices, seat: number): PledgeRow[] {
  return prices.totals.map((total, index) => {
    const riders = prices.minRiders + index;
    return { riders, total, share: pledgeShares(prices, riders)[Math.min(seat, riders - 1)]! };
  });
}

export interface ProposedPledge {
  minRiders: number;
  deadline: Date;
  seats: number;
  bookingType: BookingType;
  scheduledAt: Date | null;
  paymentMethod: PaymentMethod;
  hasPromotion: boolean;
}

export type PledgeProblem =
  | { field: 'pledge.minRiders'; code: 'too_many_riders' }
  | { field: 'pledge.deadline'; code: 'too_soon' | 'too_late' }
  | { field: 'pledge'; code: 'not_scheduled' | 'not_by_card' | 'promotion' };

/** Why a ride cannot be booked as a pledge; null when it can. */
export function problemOfPledge(
  { minRiders, deadline, seats, bookingType, scheduledAt, paymentMethod, hasPromotion }: ProposedPledge,
  now: Date,
): PledgeProblem | null {
  if (bookingType !== 'scheduled' || !scheduledAt) return { field: 'pledge', code: 'not_scheduled' };
  if (paymentMethod !== 'card') return { field: 'pledge', code: 'not_by_card' };
  // A fixed discount would raise everyone's share with each person who joins.
  if (hasPromotion) return { field: 'pledge', code: 'promotion' };
  if (minRiders > seats) return { field: 'pledge.minRiders', code: 'too_many_riders' };
  if (deadline.getTime() < now.getTime() + PLEDGE_OPEN_MINUTES * MINUTE)
    return { field: 'pledge.deadline', code: 'too_soon' };
  if (deadline > latestPledgeDeadline(scheduledAt)) return { field: 'pledge.deadline', code: 'too_late' };
  return null;
}

/** The latest deadline of a ride that starts then. */
export function latestPledgeDeadline(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - PLEDGE_LEAD_HOURS * 60 * MINUTE);
}
