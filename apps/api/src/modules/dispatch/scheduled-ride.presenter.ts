import type { ScheduledRideView } from '@groupride/contracts';
import { etaMinutes } from '@groupride/geo';
import { DRIVER_PART_OF_FARE_BP, formatCents, portionOf } from '@groupride/pricing';
import type { Ride } from '../rides/rides.facade';

interface Circumstances {
  offeredUntil: Date | null;
  standbyPlace: number | null;
  standbyCount: number;
  /** To the pickup. */
  seconds: number | null;
}

/** What a driver sees of a scheduled ride before taking it: less than an offer shows, as nobody chose the driver. */
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
