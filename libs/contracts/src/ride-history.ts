import { RiderAmounts } from './amounts';
import { PAYMENT_METHODS, RIDE_TYPES, type PaymentMethod, type RideStatus, type RideType } from './enums';
import { Instant, Money, Nested, OneOf, Text, Integer } from './fields';
import { Place } from './places';

export const PAST_STATUSES = ['completed', 'cancelled'] as const satisfies readonly RideStatus[];
export type PastStatus = (typeof PAST_STATUSES)[number];

/** Rides on a page of the list of a user's rides. */
export const MAX_USER_RIDES = 100;

export class UserRidesQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only rides that were booked before this ride' })
  before?: number;
  @Integer({ min: 1, max: MAX_USER_RIDES, optional: true, fromQuery: true }) limit?: number;
}

export const MAX_PAST_RIDES = 100;

export class HistoryQuery {
  @Integer({ min: 1, optional: true, fromQuery: true, description: 'Only rides that ended before this ride' })
  before?: number;
  @Integer({ min: 1, max: MAX_PAST_RIDES, optional: true, fromQuery: true }) limit?: number;
}

export class RideTotals {
  @Integer({ description: 'Completed rides' }) rides!: number;
  @Money({ description: 'Savings on your seats in these rides compared with riding alone' }) saved!: string;
}

export class HistoryItem {
  @Integer() id!: number;
  @Integer() rideId!: number;
  @OneOf(PAST_STATUSES) status!: PastStatus;
  @Money({ description: 'What the ride cost you: your part of the fare, or the cancellation fee' }) amount!: string;
  @Money({ description: 'Refunded part of this amount and of a tip' }) refunded!: string;
  @Nested(() => RiderAmounts) amounts!: RiderAmounts;
  @OneOf(PAYMENT_METHODS) paymentMethod!: PaymentMethod;
  @Instant({ description: 'When it was completed or cancelled' }) completedAt!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Nested(() => Place) pickup!: Place;
  @Nested(() => Place) destination!: Place;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Integer() groupSize!: number;
  @Money({ description: 'Price of the whole ride, as booked' }) totalCost!: string;
  @Text({ max: 100, optional: true, description: 'First name; null when no driver had the ride at its end' })
  driverName!: string | null;
}
