import type { LatLng } from '@groupride/geo';

/** Distance and time of a trip by car. */
export interface TravelCost {
  meters: number;
  seconds: number;
  /** True for a straight-line estimate, false for a route on roads. */
  estimated: boolean;
}

/** A route from one point to another. */
export interface DrivingRoute extends TravelCost {
  /** Encoded, precision 1e5. */
  polyline: string;
  /** Consecutive segments with their own speed. */
  segments: { meters: number; seconds: number }[];
}

export { CITY_SPEED } from './domain/straight-line';
export {
  AVOIDABLE,
  RoutingRefusal,
  type Avoidable,
  type Leg,
  type Route,
  type RoutePoint,
  type Step,
  type Turn,
  type Waypoint,
} from './routing-engine';
export { RoutingService, type Answered } from './routing.service';

export abstract class MappingFacade {
  /** @param heading of a moving car, in degrees clockwise from north, so that the route does not start with a U-turn */
  abstract findRoute(from: LatLng, to: LatLng, heading?: number | null): Promise<DrivingRoute>;
  /** Travel costs from each of `sources` to `target` in one request. Long lists and unreachable sources are estimated. */
  abstract travelCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]>;
  /** The same as `travelCosts`, on foot. */
  abstract walkingCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]>;
  /** Walking seconds from each of `sources` (row) to each of `targets` (column), in one request. */
  abstract walkingMatrix(sources: readonly LatLng[], targets: readonly LatLng[]): Promise<number[][]>;
  /** Travel costs from one point to each of `targets`. Long lists and unreachable targets are estimated. */
  abstract travelCostsFrom(source: LatLng, targets: readonly LatLng[]): Promise<TravelCost[]>;
  /** A straight-line estimate, without a routing request. */
  abstract estimate(from: LatLng, to: LatLng): TravelCost;
  /** Snaps the last point of `trace` to a road by map matching; null when no road is near or no engine answers. */
  abstract snapToRoad(trace: readonly LatLng[]): Promise<LatLng | null>;
  /** @throws ApiError place_outside_area when the point is not in the city's area */
  abstract checkInArea(field: string, point: LatLng): void;
  /** Whether the point is in the current city's service area. */
  abstract isInArea(point: LatLng): boolean;
}
