import { randomUUID } from 'node:crypto';
import type { NewRide, Ride } from '../rides.facade';

/** A ride of 50.00 for four, as it is booked. */
export function someNewRide(organizerId: number, more: Partial<NewRide> = {}): NewRide {
  return {
    organizerId,
    quoteId: randomUUID(),
    pickupLocation: 'Uptown',
    pickupAddress: null,
    pickupLat: 35.2271,
    pickupLng: -80.8431,
    dropoffLocation: 'Airport',
    dropoffAddress: null,
    dropoffLat: 35.214,
    dropoffLng: -80.9431,
    groupSize: 4,
    rideType: 'GroupX',
    distanceMeters: 12_000,
    durationSeconds: 900,
    totalCost: 5000,
    costPerPerson: 1250,
    baseFare: 4000,
    serviceFee: 600,
    taxes: 400,
    discount: 0,
    bookingType: 'now',
    scheduledAt: null,
    isHourlyBooking: false,
    hourlyDuration: null,
    paymentMethod: 'card',
    splitMode: 'cover',
    customShares: null,
    pledgeState: null,
    pledgeMinRiders: null,
    pledgeTotals: null,
    pledgeDeadline: null,
    ...more,
  };
}

/** What a ride has besides what was booked, before its payment. */
export const BEFORE_PAYMENT = {
  status: 'awaiting_payment',
  lastEvent: 0,
  wrongCodes: 0,
  codesLockedUntil: null,
  createdAt: new Date(0),
  driverId: null,
  runId: null,
  pendingSince: null,
  waitingSince: null,
  acceptedAt: null,
  busyFrom: null,
  busyUntil: null,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  cashReceived: null,
  cancelledAt: null,
  cancelReason: null,
  cancelRule: null,
  cancelPolicyId: 1,
  cancelFee: 0,
  cancelDriverPart: 0,
  pledgeClosedAt: null,
  pledgeFixBy: null,
} as const satisfies Partial<Ride>;

/** The same ride once it waits for a driver. */
export function someRide({ organizerId = 1, ...ride }: Partial<Ride> & Pick<Ride, 'id'>): Ride {
  return { ...someNewRide(organizerId), ...BEFORE_PAYMENT, status: 'pending', lastEvent: 1, ...ride };
}
