import {
  RIDE_TYPES,
  type PledgeQuote,
  type PricingView,
  type RideType,
  type RideTypePricesView,
} from '@groupride/contracts';
import {
  formatCents,
  highestPledgeShare,
  pledgeSeats,
  pledgeTable,
  type Cents,
  type PledgePrices,
  type Price,
} from '@groupride/pricing';
import type { PromotionOffer } from '../promotions/promotions.facade';
import type { CheckedPledgeTerms } from './pledge-terms';

export function presentPrice(
  price: Price,
  offers: readonly PromotionOffer[],
  trip: { miles: number; minutes: number; estimated: boolean },
  quote: { id: string; expiresAt: Date } | null,
  { pledge, businessAccount }: Pick<PricingView, 'pledge' | 'businessAccount'>,
): PricingView {
  return {
    quoteId: quote?.id ?? null,
    expiresAt: quote?.expiresAt.toISOString() ?? null,
    baseFare: formatCents(price.baseFare),
    serviceFee: formatCents(price.serviceFee),
    taxes: formatCents(price.taxes),
    total: formatCents(price.total),
    finalTotal: formatCents(price.finalTotal),
    perPerson: formatCents(price.perPerson),
    matched: pledge === null ? presentMatched(price) : null,
    minimumSeats: price.minimumSeats,
    largestCharge: formatCents(price.finalTotal),
    savings: formatCents(price.savings),
    appliedPromotions: price.promotions.map(({ name, code, discount }) => ({
      name,
      code,
      discountAmount: formatCents(discount),
      needsVerifiedPhone: offers.some((offer) => offer.code === code && offer.needsVerifiedPhone),
    })),
    pledge,
    businessAccount,
    distance: Math.round(trip.miles * 10) / 10,
    duration: trip.minutes,
    distanceEstimated: trip.estimated,
  };
}

const presentMatched = ({ matched }: Price): PricingView['matched'] =>
  matched && {
    total: formatCents(matched.total),
    perPerson: formatCents(matched.perPerson),
    discount: formatCents(matched.discount),
  };

/** Ride types that do not seat the group have no price. */
export function presentPrices(
  prices: ReadonlyMap<RideType, Price>,
  route: { miles: number; seconds: number; estimated: boolean },
): RideTypePricesView {
  return {
    prices: RIDE_TYPES.map((rideType) => {
      const price = prices.get(rideType);
      return {
        rideType,
        finalTotal: price ? formatCents(price.finalTotal) : null,
        perPerson: price ? formatCents(price.perPerson) : null,
        promotionApplied: (price?.promotions.length ?? 0) > 0,
      };
    }),
    distance: Math.round(route.miles * 10) / 10,
    duration: route.seconds > 0 ? Math.max(1, Math.round(route.seconds / 60)) : 0,
    distanceEstimated: route.estimated,
  };
}

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
