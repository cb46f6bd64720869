import { RIDE_STATUSES, type RideStatus } from './enums';
import { Decimal, Instant, ListOf, Nested, OneOf, Text, Integer } from './fields';
import { Position } from './places';

export class MapRide {
  @Integer() id!: number;
  @OneOf(RIDE_STATUSES) status!: RideStatus;
  @Nested(() => Position) pickup!: Position;
  @Nested(() => Position) destination!: Position;
  @Text({ max: 200 }) pickupLocation!: string;
  @Text({ max: 200 }) dropoffLocation!: string;
  @Integer({ optional: true }) driverId!: number | null;
}

export class MapDriver {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Nested(() => Position) position!: Position;
  @Decimal({ optional: true, description: 'Degrees clockwise from north' }) heading!: number | null;
  @Instant({ optional: true, description: 'Time of the driver’s last contact' }) seenAt!: string | null;
  @Integer({ optional: true, description: 'The driver’s current ride' }) activeRideId!: number | null;
}

/** The city as operations see it: waiting and current rides, and drivers at work. */
export class OperationsMapView {
  @ListOf(() => MapRide) rides!: MapRide[];
  @ListOf(() => MapDriver) drivers!: MapDriver[];
}
