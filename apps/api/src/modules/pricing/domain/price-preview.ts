import type { PricePreview, RideType } from '@groupride/contracts';
import { metersToMiles } from '@groupride/geo';
import { formatCents, priceOf, sumOfCents, type Price, type Rates } from '@groupride/pricing';

/** The inputs of a quote and its price. */
export interface PricedRide {
  rideId: number;
  quote: {
    rideType: RideType;
    groupSize: number;
    distanceMeters: number;
    hourlyDuration: number | null;
    price: Pick<Price, 'finalTotal' | 'promotions'>;
  };
}

const LARGEST = 10;

/** Prices past rides under other rates: the same trips with the same promotions, by the code that makes quotes. */
export function previewOf(rides: readonly PricedRide[], rates: Record<RideType, Rates>): PricePreview {
  const priced = rides.map(({ rideId, quote }) => {
    const { rideType, groupSize, distanceMeters, hourlyDuration: hours, price } = quote;
    const trip = { rideType, groupSize, miles: metersToMiles(distanceMeters), hours };
    const after = priceOf(trip, rates[rideType], price.promotions).finalTotal;
    return { rideId, rideType, groupSize, before: price.finalTotal, after };
  });
  const changed = priced
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return {
    rides: priced.length,
    changed: changed.length,
    before: formatCents(sumOfCents(priced.map(({ before }) => before))),
    after: formatCents(sumOfCents(priced.map(({ after }) => after))),
    largest: changed
      .slice(0, LARGEST)
      .map((ride) => ({ ...ride, before: formatCents(ride.before), after: formatCents(ride.after) })),
  };
}
