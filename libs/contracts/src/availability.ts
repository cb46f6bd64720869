import { Flag, Instant, ListOf, Nested, OneOf, Whole } from './fields';
import { Position } from './places';
import { MIN_GROUP_SIZE, RIDE_TYPES, type RideType } from './enums';

/**
 * Whether a ride type can be had right away. `now`: a suitable vehicle is free. `soon`: one is busy and free while a search
 * lasts. `later`: one is busy for longer. `none`: no suitable vehicle works near the pickup. `group_too_large`: the ride type
 * does not seat the group.
 */
export const AVAILABILITIES = ['now', 'soon', 'later', 'none', 'group_too_large'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export class AvailabilityRequest {
  @Whole({ min: MIN_GROUP_SIZE, max: 55 }) groupSize!: number;
  @Nested(() => Position) pickup!: Position;
}

export class RideTypeAvailability {
  @OneOf(RIDE_TYPES) rideType!: RideType;
  @OneOf(AVAILABILITIES) availability!: Availability;
  @Flag({ description: 'An immediate ride can be booked' }) canRequestNow!: boolean;
  @Whole({ optional: true, description: 'Minutes until a free vehicle is at the pickup; null unless one is free' })
  minutes!: number | null;
  @Flag({ description: 'Minutes are an estimate along a straight line, not a route on roads' })
  minutesEstimated!: boolean;
  @Instant({ optional: true, description: 'When a busy vehicle can be at the pickup, about; null unless all are busy' })
  nextAvailableAt!: string | null;
  @Instant({ optional: true, description: 'Start to suggest for a scheduled ride; null when a vehicle is free now' })
  suggestedStart!: string | null;
}

/** How soon each ride type can be at a pickup. It never says where vehicles are. */
export class AvailabilityView {
  @ListOf(() => RideTypeAvailability) rideTypes!: RideTypeAvailability[];
}
