import type { RideBooking } from '@groupride/contracts';
import { customAmounts } from '../members/members.facade';
import type { NewPledge } from './new-pledges.service';
import type { Quote } from '../pricing/pricing.facade';
import type { NewRide } from '../rides/rides.facade';

/** The ride that a quote describes. @throws ApiError validation_failed when the custom amounts do not fit the price */
export function newRide(quote: Quote, booking: RideBooking, organizerId: number, pledge: NewPledge | null): NewRide {
  const price = pledge?.price ?? quote.price;
  const groupSize = pledge?.minRiders ?? quote.groupSize;
  const splitMode = booking.splitMode ?? 'cover';
  return {
    organizerId,
    quoteId: quote.id,
    pickupLocation: quote.pickup.name,
    pickupAddress: quote.pickup.address,
    pickupLat: quote.pickup.lat,
    pickupLng: quote.pickup.lng,
    dropoffLocation: quote.destination.name,
    dropoffAddress: quote.destination.address,
    dropoffLat: quote.destination.lat,
    dropoffLng: quote.destination.lng,
    groupSize,
    rideType: quote.rideType,
    totalCost: price.finalTotal,
    costPerPerson: price.perPerson,
    baseFare: price.baseFare,
    serviceFee: price.serviceFee,
    taxes: price.taxes,
    discount: price.total - price.finalTotal,
    bookingType: quote.bookingType,
    scheduledAt: quote.scheduledAt,
    isHourlyBooking: quote.isHourlyBooking,
    hourlyDuration: quote.hourlyDuration,
    paymentMethod: booking.paymentMethod,
    splitMode,
    customShares: customAmounts({ total: price.finalTotal, groupSize }, splitMode, booking.shares),
    pledgeState: pledge && 'open',
    pledgeMinRiders: pledge && pledge.minRiders,
    pledgeTotals: pledge && [...pledge.totals],
    pledgeDeadline: pledge && pledge.deadline,
    distanceMeters: quote.distanceMeters,
    durationSeconds: quote.durationSeconds,
  };
}
