import type { PledgeQuote } from '@groupride/contracts';
import {
  formatCents,
  highestPledgeShare,
  pledgeSeats,
  pledgeTable,
  type Cents,
  type PledgePrices,
} from '@groupride/pricing';

/** Pledge terms that were checked against the ride. */
export interface CheckedPledgeTerms {
  minRiders: number;
  deadline: Date;
}

/** Every possible number of riders. */
export const ridersOf = (minRiders: number, seats: number): number[] =>
  Array.from({ length: seats - minRiders + 1 }, (_, index) => minRiders + index);

/** The prices of a pledge for riders. @param totals for every possible number of riders */
export function presentPledgeQuote({ minRiders, deadline }: CheckedPledgeTerms, totals: readonly Cents[]): PledgeQuote {
  const prices: PledgePrices = { minRiders, totals };
  return {
    minRiders,
    seats: pledgeSeats(prices),
    deadline: deadline.toISOString(),
    maxShare: formatCents(highestPledgeShare(prices)),
    // The first seat has the largest share.
    shares: pledgeTable(prices, 0).map(({ riders, total, share }) => ({
      riders,
      total: formatCents(total),
      share: formatCents(share),
    })),
  };
}
