import type { LatLng } from '@groupride/geo';

/** What a way takes. */
export interface TravelCost {
  meters: number;
  seconds: number;
  /** True for a straight-line estimate, false for a route on roads. */
  estimated: boolean;
}

/** The way from one point to another. */
export interface DrivingRoute extends TravelCost {
  /** Encoded, precision 1e5. */
  polyline: string;
  /** Pieces of the way, one after the other: how fast it goes where. */
  segments: { meters: number; seconds: number }[];
}

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
  /** @param heading of a car that moves at `from`, degrees clockwise from north: it does not turn on the spot */
  abstract findRoute(from: LatLng, to: LatLng, heading?: number | null): Promise<DrivingRoute>;
  /** What it takes from each of `sources` to `target`, in one go. Long lists, and sources without a road to the target, are estimated. */
  abstract travelCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]>;
  /** The same on foot. */
  abstract walkingCosts(sources: readonly LatLng[], target: LatLng): Promise<TravelCost[]>;
  /** The same from one point to each of `targets`. */
  abstract travelCostsFrom(source: LatLng, targets: readonly LatLng[]): Promise<TravelCost[]>;
  /** A straight line: cheap and immediate. */
  abstract estimate(from: LatLng, to: LatLng): TravelCost;
  /** Where the last of `trace` lies on a road, by the whole trace; null where none is near or nobody can tell. */
  abstract snapToRoad(trace: readonly LatLng[]): Promise<LatLng | null>;
  /** @throws ApiError place_outside_area when the point is not in the city's area */
  abstract checkInArea(field: string, point: LatLng): void;
  /** Whether we drive there, in the current city. */
  abstract isInArea(point: LatLng): boolean;
}
