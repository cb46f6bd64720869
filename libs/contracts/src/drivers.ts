import { Decimal, Flag, Instant, ListOf, Money, Nested, OneOf, Text, Integer } from './fields';
import { Position } from './places';
import { VEHICLE_CLASSES, type VehicleClass } from './vehicles';
import {
  APPLICATION_STATUSES,
  PAYMENT_METHODS,
  RIDE_TYPES,
  type ApplicationStatus,
  type PaymentMethod,
  type RideType,
} from './enums';

export class VehicleChange {
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
}

/** A period in which a driver was online but could not be reached. */
export class UnreachablePeriod {
  @Instant() from!: string;
  @Instant() until!: string;
}

export class DriverView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Text({
    max: 20,
    optional: true,
    description: 'Visible to the organizer from acceptance to completion, to yourself and to operations',
  })
  phone!: string | null;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 12 }) licensePlate!: string;
  @Integer() seats!: number;
  @OneOf(VEHICLE_CLASSES) vehicleClass!: VehicleClass;
  @Text({ max: 4, description: 'One decimal, "5.0"' }) rating!: string;
  @Flag({ description: 'Fewer than three ratings: show “New” instead of the rating' }) isNew!: boolean;
  @Integer() totalTrips!: number;
  @Flag() isOnline!: boolean;
  @Nested(() => Position, { optional: true }) currentLocation!: Position | null;
  @Text({ min: 0, max: 500, optional: true }) avatar!: string | null;
  @OneOf(APPLICATION_STATUSES) applicationStatus!: ApplicationStatus;
  @Text({
    max: 300,
    optional: true,
    multiline: true,
    description:
      'Why the application was rejected or the account suspended; only visible to yourself and to operations',
  })
  applicationReason!: string | null;
  @Nested(() => UnreachablePeriod, {
    optional: true,
    description:
      'The last period in which you were online but no offer could reach you; only visible to yourself and to operations',
  })
  unreachable!: UnreachablePeriod | null;
}

export class AvailableDriversQuery {
  @Text({
    max: 60,
    optional: true,
    pattern: /^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/,
    message: 'must be lat,lng',
    description: 'Place where somebody waits; the response then includes the drivers’ minutes to it',
  })
  near?: string;
}

/** A driver shown on the map before booking, with a rounded position and an id that changes. */
export class AvailableDriver {
  @Text({ max: 40 }) id!: string;
  @Text({ max: 100, description: 'First name' }) name!: string;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 4 }) rating!: string;
  @Flag({ description: 'Fewer than three ratings: show “New” instead of the rating' }) isNew!: boolean;
  @Integer() totalTrips!: number;
  @Integer({ optional: true, description: 'Minutes to `near`; null without it' }) eta!: number | null;
  @Nested(() => Position) currentLocation!: Position;
  @Integer({ optional: true, description: 'Degrees clockwise from north, rounded; null while unknown' })
  heading!: number | null;
}

export class OnlineStatus {
  @Flag() isOnline!: boolean;
}

export class DriverPosition extends Position {
  @Decimal({ optional: true, min: 0, max: 360, description: 'Degrees clockwise from north' }) heading?: number;
  @Decimal({ optional: true, min: 0, max: 120, description: 'Meters per second' }) speed?: number;
}

export class Heartbeat {
  @Integer({ min: 0, max: Number.MAX_SAFE_INTEGER, description: 'Client’s clock, milliseconds since 1970' })
  timestamp!: number;
  @Flag({ optional: true }) background?: boolean;
  @Flag({ optional: true }) unloading?: boolean;
}

/** An open offer, with everything that a driver sees before accepting. */
export class RideRequestView {
  @Integer({ description: 'Id of the ride' }) id!: number;
  @Integer() offerId!: number;
  @Text({ max: 100, description: 'First name' }) riderName!: string;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Text({
    max: 300,
    optional: true,
    description: 'The nearest known address, if the rider’s name for the pickup is not that of a known place',
  })
  pickupAddress!: string | null;
  @Text({ max: 300, optional: true, description: 'The same for the destination' }) dropoffAddress!: string | null;
  @Nested(() => Position) pickup!: Position;
  @Nested(() => Position) destination!: Position;
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @Integer() groupSize!: number;
  @Text({ max: 20, description: 'What the driver earns, with a $ sign' }) estimatedFare!: string;
  @OneOf(PAYMENT_METHODS) paymentMethod!: PaymentMethod;
  @Money({ description: 'What the riders pay in total; for cash rides, what the driver collects' }) totalFare!: string;
  @Integer({ description: 'Rides that the organizer has completed so far' }) riderTrips!: number;
  @Decimal({ description: 'Miles of the trip' }) distance!: number;
  @Integer({ description: 'Minutes of the trip' }) duration!: number;
  @Decimal({ description: 'Miles to the pickup' }) pickupDistance!: number;
  @Integer({ description: 'Minutes to the pickup' }) pickupMinutes!: number;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Integer({ optional: true, description: 'Hours; null when the ride is not booked by the hour' }) hourlyDuration!:
    number | null;
  @Instant() requestTime!: string;
  @Instant({ description: 'When the ride was offered; `expiresAt` less this is the whole time to answer' })
  offeredAt!: string;
  @Instant() expiresAt!: string;
  @Integer({ description: 'Milliseconds left by the server’s clock' }) expiresInMs!: number;
}

export class EarningView {
  @Integer({ optional: true }) rideId!: number | null;
  @Text({ max: 100 }) label!: string;
  @Money() amount!: string;
  @Instant() at!: string;
}

export class EarningsView {
  @Money() today!: string;
  @Money({ description: 'Since Monday, city time' }) thisWeek!: string;
  @Money({ description: 'Owed to the driver and not paid out; below zero when cash taken exceeds earnings' })
  balance!: string;
  @Integer() tripsThisWeek!: number;
  @ListOf(() => EarningView) recent!: EarningView[];
}
