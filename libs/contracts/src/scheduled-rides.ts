import { Flag, Instant, ListOf, Money, OneOf, Text, Integer } from './fields';
import { PAYMENT_METHODS, RIDE_TYPES, type PaymentMethod, type RideType } from './enums';

/** Drivers can take scheduled rides that start within this number of days. */
export const RIDES_AHEAD_DAYS = 14;
/**
 * Minutes before the start until which a standby driver can get a ride. Closer to the start, a driver nearby is a
 * better replacement than one at home.
 */
export const STANDBY_ENDS_MINUTES = 30;

/**
 * - `open`: you can take it
 * - `offered`: it is offered to you alone until `offeredUntil`
 * - `taken`: another driver has it; you can join its standby list
 */
export const SCHEDULED_RIDE_STATES = ['open', 'offered', 'taken'] as const;
export type ScheduledRideState = (typeof SCHEDULED_RIDE_STATES)[number];

/** A scheduled ride that a driver could serve. It shows no more than an offer does. */
export class ScheduledRideView {
  @Integer() id!: number;
  @OneOf(SCHEDULED_RIDE_STATES, { name: 'ScheduledRideState' }) state!: ScheduledRideState;
  @Instant({ optional: true, description: 'Time until which it is offered to you alone' }) offeredUntil!: string | null;
  @Integer({ optional: true, description: 'Your place on the standby list; null while you are not on it' })
  standbyPlace!: number | null;
  @Integer({ description: 'Drivers on the standby list' }) standbyCount!: number;
  @Instant() scheduledAt!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({
    max: 300,
    optional: true,
    description: 'The nearest known address, if the rider’s name for the pickup is not that of a known place',
  })
  pickupAddress!: string | null;
  @Text({ max: 300, optional: true, description: 'The same for the destination' }) dropoffAddress!: string | null;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Integer() groupSize!: number;
  @Money({ description: 'What you earn' }) earnings!: string;
  @OneOf(PAYMENT_METHODS) paymentMethod!: PaymentMethod;
  @Integer({ description: 'Minutes of the trip' }) duration!: number;
  @Integer({ optional: true, description: 'Booked hours; null for a ride that is not booked by the hour' })
  hourlyDuration!: number | null;
  @Integer({
    optional: true,
    description: 'Minutes by road to the pickup, from the end of your previous ride or from your last position',
  })
  pickupMinutes!: number | null;
}

export class ScheduledRideList {
  @Flag({ description: 'Scheduled rides are also offered to you ahead of time' }) offersAhead!: boolean;
  @ListOf(() => ScheduledRideView) rides!: ScheduledRideView[];
}

export class OffersAhead {
  @Flag({ description: 'Whether scheduled rides are offered to you ahead of time' }) enabled!: boolean;
}

export class StandbyPlace {
  @Integer({ description: 'Place on the list; 1 for the driver who gets the ride first' }) place!: number;
}

export class StandbyDriver {
  @Integer() driverId!: number;
  @Text({ max: 100 }) driverName!: string;
  @Text({ max: 100 }) vehicle!: string;
  @Integer() place!: number;
  @Instant() joinedAt!: string;
}

/** The drivers who get a scheduled ride when its driver loses it, in this order. */
export class StandbyList {
  @ListOf(() => StandbyDriver) drivers!: StandbyDriver[];
}
