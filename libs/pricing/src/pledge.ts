import { PLEDGE_LEAD_HOURS, PLEDGE_OPEN_MINUTES, type BookingType, type PaymentMethod } from '@groupride/contracts';
import type { Cents } from './cents';
import { splitEvenly } from './split';

const MINUTE = 60_000;

/** The prices of a pledge, fixed at booking so that later rate changes do not change anybody's share. */
export interface PledgePrices {
  /** Minimum number of people for the ride to take place. */
  minRiders: number;
  /** Price of the ride for `minRiders` people, one more, and so on up to all seats. */
  totals: readonly Cents[];
}

export const pledgeSeats = ({ minRiders, totals }: PledgePrices): number => minRiders + totals.length - 1;

/** The number of people on which the price is based while `joined` have joined: at least the minimum. */
export const ridersPriced = ({ minRiders }: PledgePrices, joined: number): number => Math.max(minRiders, joined);

/** Price of the ride for this many people. @throws RangeError for fewer than the minimum or more than the seats */
export function pledgeTotal({ minRiders, totals }: PledgePrices, riders: number): Cents {
  const total = totals[riders - minRiders];
  if (total === undefined) throw new RangeError(`the pledge is not for ${riders} people`);
  return total;
}

/** The shares by seat if this many people ride; they sum to the total. */
export function pledgeShares(prices: PledgePrices, riders: number): Cents[] {
  return splitEvenly(pledgeTotal(prices, riders), riders);
}

/** The highest share that anybody may have to pay, however many people ride. Everyone agrees to it when joining. */
export function highestPledgeShare(prices: PledgePrices): Cents {
  return Math.max(...pledgeTable(prices, 0).map(({ share }) => share));
}

export interface PledgeRow {
  riders: number;
  total: Cents;
  share: Cents;
}

/**
 * The share of a seat for every possible number of riders. A seat beyond the riders of a row costs as much as the last
 * one.
 */
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

/** Why a ride cannot be booked as a pledge; null if it can. */
export function problemOfPledge(
  { minRiders, deadline, seats, bookingType, scheduledAt, paymentMethod, hasPromotion }: ProposedPledge,
  now: Date,
): PledgeProblem | null {
  if (bookingType !== 'scheduled' || !scheduledAt) return { field: 'pledge', code: 'not_scheduled' };
  if (paymentMethod !== 'card') return { field: 'pledge', code: 'not_by_card' };
  // A fixed discount would raise everyone's share with each additional person.
  if (hasPromotion) return { field: 'pledge', code: 'promotion' };
  if (minRiders > seats) return { field: 'pledge.minRiders', code: 'too_many_riders' };
  if (deadline.getTime() < now.getTime() + PLEDGE_OPEN_MINUTES * MINUTE)
    return { field: 'pledge.deadline', code: 'too_soon' };
  if (deadline > latestPledgeDeadline(scheduledAt)) return { field: 'pledge.deadline', code: 'too_late' };
  return null;
}

/** The latest deadline for a ride that starts at this time. */
export function latestPledgeDeadline(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - PLEDGE_LEAD_HOURS * 60 * MINUTE);
}
