import type { ScheduledRideView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { DRIVER_PART_OF_FARE_BP, formatCents, portionOf } from '@groupride/pricing';
import type { Ride } from '../rides/rides.facade';

interface Circumstances {
  offeredUntil: Date | null;
  standbyPlace: number | null;
  standbyCount: number;
  /** Travel time to the pickup; null when unknown. */
  seconds: number | null;
}

/**
 * Presents a scheduled ride before a driver takes it. It shows less than an offer, because the driver was not chosen
 * for the ride.
 */
export function presentScheduledRide(
  ride: Ride,
  { offeredUntil, standbyPlace, standbyCount, seconds }: Circumstances,
): ScheduledRideView {
  return {
    id: ride.id,
    state: ride.status !== 'pending' ? 'taken' : offeredUntil ? 'offered' : 'open',
    offeredUntil: offeredUntil?.toISOString() ?? null,
    standbyPlace,
    standbyCount,
    scheduledAt: (ride.scheduledAt ?? ride.createdAt).toISOString(),
    pickupLocation: ride.pickupLocation,
    dropoffLocation: ride.dropoffLocation,
    pickupAddress: ride.pickupAddress,
    dropoffAddress: ride.dropoffAddress,
    rideType: ride.rideType,
    groupSize: ride.groupSize,
    earnings: formatCents(portionOf(ride.baseFare, DRIVER_PART_OF_FARE_BP)),
    paymentMethod: ride.paymentMethod,
    duration: etaMinutes(ride.durationSeconds),
    hourlyDuration: ride.hourlyDuration,
    pickupMinutes: seconds === null ? null : etaMinutes(seconds),
  };
}
