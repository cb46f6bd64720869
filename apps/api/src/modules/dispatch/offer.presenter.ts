import { firstName, type RideRequestView } from '@groupride/contracts';
import { etaMinutes, metersToMiles } from '@groupride/geo';
import { DRIVER_PART_OF_FARE_BP, formatCents, portionOf } from '@groupride/pricing';
import type { Ride } from '../rides/rides.facade';
import type { OfferedRide } from './offers.repository';

const tenths = (miles: number) => Math.round(miles * 10) / 10;

/** Distance and time from the driver to the pickup. */
export interface PickupEstimate {
  meters: number;
  seconds: number;
}

/** Presents only the fields that a driver may see before taking the ride. */
export function presentOffer(
  { offer, ride, organizerName, organizerTrips }: OfferedRide,
  estimate: PickupEstimate,
  now: Date,
): RideRequestView {
  return {
    id: ride.id,
    offerId: offer.id,
    riderName: firstName(organizerName),
    pickupLocation: ride.pickupLocation,
    dropoffLocation: ride.dropoffLocation,
    pickupAddress: ride.pickupAddress,
    dropoffAddress: ride.dropoffAddress,
    pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
    destination: { lat: ride.dropoffLat, lng: ride.dropoffLng },
    rideType: ride.rideType,
    groupSize: ride.groupSize,
    estimatedFare: estimatedFareOf(ride),
    paymentMethod: ride.paymentMethod,
    totalFare: formatCents(ride.totalCost),
    riderTrips: organizerTrips,
    distance: tenths(metersToMiles(ride.distanceMeters)),
    duration: etaMinutes(ride.durationSeconds),
    pickupDistance: tenths(metersToMiles(estimate.meters)),
    pickupMinutes: etaMinutes(estimate.seconds),
    scheduledAt: ride.scheduledAt?.toISOString() ?? null,
    hourlyDuration: ride.hourlyDuration,
    requestTime: ride.createdAt.toISOString(),
    offeredAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
    expiresInMs: Math.max(0, offer.expiresAt.getTime() - now.getTime()),
  };
}

/** What the driver earns with the ride. */
export const estimatedFareOf = ({ baseFare }: Pick<Ride, 'baseFare'>): string =>
  `$${formatCents(portionOf(baseFare, DRIVER_PART_OF_FARE_BP))}`;
