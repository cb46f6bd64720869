import type { Ride } from '../../rides/rides.facade';

/** An immediate request of a group of four that waits for a driver. */
export function someRide(ride: Partial<Ride> & Pick<Ride, 'id'>): Ride {
  return {
    organizerId: 1,
    quoteId: '00000000-0000-4000-8000-000000000000',
    ...{ pickupLocation: 'Uptown', pickupAddress: null, pickupLat: 35.2271, pickupLng: -80.8431 },
    ...{ dropoffLocation: 'Airport', dropoffAddress: null, dropoffLat: 35.214, dropoffLng: -80.9431 },
    ...{ groupSize: 4, rideType: 'GroupX', distanceMeters: 12_000, durationSeconds: 900 },
    ...{ totalCost: 5000, costPerPerson: 1250, baseFare: 4000, serviceFee: 600, taxes: 400, discount: 0 },
    ...{ status: 'pending', driverId: null, runId: null, lastEvent: 1, wrongCodes: 0, codesLockedUntil: null },
    ...{ bookingType: 'now', scheduledAt: null, isHourlyBooking: false, hourlyDuration: null },
    ...{ paymentMethod: 'card', cashReceived: null, splitMode: 'cover', customShares: null },
    ...{ pledgeState: null, pledgeMinRiders: null, pledgeTotals: null, pledgeDeadline: null },
    ...{ pledgeClosedAt: null, pledgeFixBy: null, createdAt: new Date(0), pendingSince: null, waitingSince: null },
    ...{ acceptedAt: null, busyFrom: null, busyUntil: null, arrivedAt: null, startedAt: null, completedAt: null },
    ...{ cancelledAt: null, cancelReason: null, cancelPolicyId: 1, cancelRule: null },
    ...{ cancelFee: 0, cancelDriverPart: 0 },
    ...ride,
  };
}
