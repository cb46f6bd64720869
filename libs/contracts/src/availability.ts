import { Flag, Instant, ListOf, Nested, OneOf, Integer } from './fields';
import { Position } from './places';
import { MIN_GROUP_SIZE, RIDE_TYPES, type RideType } from './enums';

/**
 * How soon a ride type is available. `now`: a suitable vehicle is free or, for GroupPool, a vehicle with another group
 * can take this one as well. `soon`: a busy vehicle becomes free within the time of a search. `later`: a busy vehicle
 * becomes free after that. `none`: no suitable vehicle works near the pickup. `group_too_large`: the group exceeds the
 * seats of the ride type.
 */
export const AVAILABILITIES = ['now', 'soon', 'later', 'none', 'group_too_large'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export class AvailabilityRequest {
  @Integer({ min: MIN_GROUP_SIZE, max: 55 }) groupSize!: number;
  @Nested(() => Position) pickup!: Position;
  @Nested(() => Position, {
    optional: true,
    description:
      'Destination of the group. Only with a destination does GroupPool include vehicles with other groups that this one could join, because that depends on the route. Without it, GroupPool may be available earlier than stated.',
  })
  destination?: Position | null;
}

export class RideTypeAvailability {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @OneOf(AVAILABILITIES) availability!: Availability;
  @Flag({ description: 'An immediate ride can be booked' }) canRequestNow!: boolean;
  @Integer({
    optional: true,
    description:
      'Minutes until the vehicle is at the pickup, including earlier stops when other groups share it; null unless it is available now',
  })
  minutes!: number | null;
  @Flag({ description: 'Minutes are an estimate along a straight line, not a route on roads' })
  minutesEstimated!: boolean;
  @Instant({
    optional: true,
    description: 'Approximate time at which a busy vehicle can be at the pickup; null unless all are busy',
  })
  nextAvailableAt!: string | null;
  @Instant({ optional: true, description: 'Suggested start of a scheduled ride; null when a vehicle is free now' })
  suggestedStart!: string | null;
}

/** How soon each ride type is available at a pickup. Positions of vehicles are not included. */
export class AvailabilityView {
  @ListOf(() => RideTypeAvailability) rideTypes!: RideTypeAvailability[];
}
