import { Decimal, Flag, Instant, Nested, Text, Integer } from './fields';
import { Position } from './places';

/** The car's remaining route, to the pickup or to the destination. */
export class TrackRoute {
  @Text({ max: 200000, description: 'Encoded polyline, precision 1e5' }) polyline!: string;
  @Flag({ description: 'A straight line, not a route on roads' }) estimated!: boolean;
}

export class TrackView {
  @Nested(() => Position, { optional: true, description: 'Null while it is unknown or you may not see it' })
  location!: Position | null;
  @Decimal({ optional: true, description: 'Degrees clockwise from north' }) heading!: number | null;
  @Decimal({ optional: true, description: 'Meters per second' }) speed!: number | null;
  @Instant({ optional: true }) timestamp!: string | null;
  @Integer({ optional: true, description: 'Minutes to the pickup or, once the trip is under way, to the destination' })
  etaMinutes!: number | null;
  @Integer({ optional: true, description: 'Meters left' }) distanceMeters!: number | null;
  @Nested(() => TrackRoute, { optional: true }) route!: TrackRoute | null;
}
