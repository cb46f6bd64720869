import { randomUUID } from 'node:crypto';
import type { NewRide } from '../rides.facade';

/** A ride of 50.00 for four, as it is booked. */
export function someRide(organizerId: number, more: Partial<NewRide> = {}): NewRide {
  return {
    organizerId,
    quoteId: randomUUID(),
    ...{ pickupLocation: 'Uptown', pickupAddress: null, pickupLat: 35.2271, pickupLng: -80.8431 },
    ...{ dropoffLocation: 'Airport', dropoffAddress: null, dropoffLat: 35.214, dropoffLng: -80.9431 },
    ...{ groupSize: 4, rideType: 'GroupX', distanceMeters: 12_000, durationSeconds: 900 },
    ...{ totalCost: 5000, costPerPerson: 1250, baseFare: 4000, serviceFee: 600, taxes: 400, discount: 0 },
    ...{ bookingType: 'now', scheduledAt: null, isHourlyBooking: false, hourlyDuration: null },
    ...{ paymentMethod: 'card', splitMode: 'cover', customShares: null },
    ...{ pledgeState: null, pledgeMinRiders: null, pledgeTotals: null, pledgeDeadline: null },
    ...more,
  };
}
