import type { Language, MappingService } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A route point. A moving car's heading keeps the route from starting with a U-turn. */
export interface RoutePoint extends LatLng {
  /** Degrees clockwise from north. */
  heading?: number | null;
  /** Passed without a stop, so no leg ends there. Never the first or last point. */
  through?: boolean;
}

/** Road features to avoid when another route exists. */
export const AVOIDABLE = ['highways', 'tolls', 'ferries'] as const;
export type Avoidable = (typeof AVOIDABLE)[number];

/** Who a routing request is made for. */
export interface RequestContext {
  /** The caller whose quota a paid service counts against; omitted for our own work, such as prices. */
  caller?: string;
  /** On foot instead of by car; for matrices. */
  walking?: boolean;
}

export interface RouteOptions extends RequestContext {
  /** Number of alternative routes to request, 0 to 3; fewer may be found. */
  alternatives?: number;
  /** Whether to include instructions. */
  steps?: boolean;
  /** Language of the instructions; English by default. */
  language?: Language;
  /** Whether to include maneuver details and snapped waypoints, where the engine supports them. */
  turns?: boolean;
  avoid?: readonly Avoidable[];
}

/** One maneuver, with distance and time to the next. */
export interface Step {
  text: string;
  meters: number;
  seconds: number;
  location: LatLng;
  turn?: Turn;
}

/** A maneuver in the vocabulary of OSRM and Mapbox. https://docs.mapbox.com/api/navigation/directions/#step-maneuver-object */
export interface Turn {
  /** `turn`, `depart`, `on ramp`, … */
  type: string;
  /** `left`, `slight right`, … */
  modifier?: string;
  /** Exit number of a roundabout. */
  exit?: number;
  /** Degrees clockwise from north. */
  bearingBefore: number;
  bearingAfter: number;
  /** Name of the road taken; may be empty. */
  name: string;
  ref?: string;
  /** Destinations on signs. */
  destinations?: string;
  /** `driving`, `ferry`, … */
  mode: string;
  drivingSide: 'left' | 'right';
  /** Geometry up to the next maneuver. */
  line: LatLng[];
  intersections: Intersection[];
}

/** A point where roads meet along a step. https://docs.mapbox.com/api/navigation/directions/#intersection-object */
export interface Intersection {
  location: LatLng;
  /** Bearings of the roads in degrees clockwise from north; `entry` tells which of the roads may be entered. */
  bearings: number[];
  entry: boolean[];
  /** Indexes of the incoming and the outgoing road in these lists. */
  in?: number;
  out?: number;
  classes?: string[];
  lanes?: { valid: boolean; indications: string[] }[];
}

/** A route point snapped to a road. */
export interface Waypoint {
  location: LatLng;
  /** Name of the road; may be empty. */
  name: string;
  /** Distance from the requested point. */
  meters: number;
}

/** A route through all points in order. */
export interface Route {
  /** Encoded, precision 1e5. */
  polyline: string;
  meters: number;
  seconds: number;
  /** One leg between consecutive stops; `through` points do not count. */
  legs: Leg[];
  /** The snapped points; only with `turns`. */
  waypoints?: Waypoint[];
}

export interface Leg {
  meters: number;
  seconds: number;
  /** The main roads; only with `turns`. */
  summary?: string;
  /** Steps in order; with texts only when requested. */
  steps: Step[];
}

/** One row per source and one column per target; null for unreachable pairs. */
export type Matrix = ({ meters: number; seconds: number } | null)[][];

/** The best order of stops, as indexes into the requested list. */
export interface StopOrder {
  order: number[];
  seconds: number;
  meters: number;
}

/** The area reachable within some minutes. */
export interface Isochrone {
  minutes: number;
  /** Outer rings, each closed. */
  rings: LatLng[][];
}

/** A trace point snapped to a road. */
export interface MatchedPoint extends LatLng {
  /** Meters between the original and the snapped point. */
  offset: number;
}

/** Limits per request. */
export interface RoutingLimits {
  /** Points per route. */
  points: number;
  /** Sources times targets; larger matrices take several requests. */
  matrixCells: number;
  tracePoints: number;
}

/**
 * Routing by car, in WGS 84 degrees, meters and seconds.
 *
 * Every method rejects with a RoutingRefusal when there is no result (no road nearby, no route, over a limit), and with
 * any other error when the engine is unavailable or broken.
 */
export abstract class RoutingEngine {
  abstract readonly service: MappingService;
  abstract readonly limits: RoutingLimits;
  /** @returns the best route first, at least one. @throws RoutingRefusal no_road_near, no_route, too_much */
  abstract route(points: readonly RoutePoint[], options?: RouteOptions): Promise<Route[]>;
  /** @throws RoutingRefusal no_road_near, too_much */
  abstract matrix(sources: readonly LatLng[], targets: readonly LatLng[], asking?: RequestContext): Promise<Matrix>;
  /** The order with the shortest time from `start` through all stops, at most ten, to `end` if there is one. @throws RoutingRefusal no_route, no_road_near, too_much */
  abstract orderStops(
    start: LatLng,
    stops: readonly LatLng[],
    end?: LatLng,
    asking?: RequestContext,
  ): Promise<StopOrder>;
  /** @param minutes up to four, at most 60 each. @throws RoutingRefusal no_road_near, too_much, not_offered */
  abstract isochrone(point: LatLng, minutes: readonly number[]): Promise<Isochrone[]>;
  /**
   * @param trace positions of one car, oldest first.
   * @returns an entry per position; null where no road is near.
   * @throws RoutingRefusal too_much
   */
  abstract match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]>;
}

/** `not_offered` and `over_quota` concern one engine only, so others may answer. */
export type RefusalReason = 'no_road_near' | 'no_route' | 'too_much' | 'not_offered' | 'over_quota';

/** The engine works but has no result; a retry would give the same answer. */
export class RoutingRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

export const tooMuch = (what: string) => new RoutingRefusal('too_much', what);
