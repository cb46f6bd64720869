import { Flag, Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';
import { Position } from './places';
import { TrackView } from './tracks';

/** Maximum number of active links per member and ride. */
export const MOST_TRIP_LINKS = 10;

/** A link to follow a ride without an account. The link itself is only shown when it is created. */
export class TripLinkView {
  @Integer() id!: number;
  @Text({ max: 100, description: 'First name of the person who created it' }) createdBy!: string;
  @Flag() isYours!: boolean;
  @Instant() createdAt!: string;
}

export class NewTripLink extends TripLinkView {
  @Text({ max: 500, description: 'The link. It is not stored and cannot be shown again' }) url!: string;
}

/** States of a ride as shown to people with a link. */
export const SHARED_TRIP_STATES = [
  'not_started',
  'driver_coming',
  'at_pickup',
  'under_way',
  'arrived',
  'cancelled',
] as const;
export type SharedTripState = (typeof SHARED_TRIP_STATES)[number];

export class SharedTripRider {
  @Text({ max: 100 }) firstName!: string;
}

export class SharedTripCar {
  @Text({ max: 100, description: 'First name' }) driverName!: string;
  @Text({ max: 100 }) vehicle!: string;
  @Text({ max: 20 }) licensePlate!: string;
}

/** A ride as people outside the group see it: first names, car, route and live position. */
export class SharedTripView {
  @OneOf(SHARED_TRIP_STATES) state!: SharedTripState;
  @Text({ max: 100, description: 'First name of the person who shared the ride' }) sharedBy!: string;
  @ListOf(() => SharedTripRider) riders!: SharedTripRider[];
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Nested(() => Position) pickup!: Position;
  @Nested(() => Position) destination!: Position;
  @Instant({ optional: true }) scheduledAt!: string | null;
  @Nested(() => SharedTripCar, { optional: true }) car!: SharedTripCar | null;
  @Nested(() => TrackView, { description: 'Where the car is, while a driver is on the road' }) track!: TrackView;
  @Instant({ optional: true, description: 'When the ride ended' }) endedAt!: string | null;
  @Instant({ optional: true, description: 'When the link stops working' }) expiresAt!: string | null;
}
