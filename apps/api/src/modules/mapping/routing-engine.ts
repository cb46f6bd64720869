import type { MappingService } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';

/** A point of a way. Where a moving car is, its heading keeps the way from starting with a turn on the spot. */
export interface RoutePoint extends LatLng {
  /** Degrees clockwise from north. */
  heading?: number | null;
  /** Passed without a stop: no leg ends there. Never the first or the last point. */
  through?: boolean;
}

/** What a way keeps away from where another one leads there at all. */
export const AVOIDABLE = ['highways', 'tolls', 'ferries'] as const;
export type Avoidable = (typeof AVOIDABLE)[number];

/** On whose behalf an engine is asked. */
export interface RequestContext {
  /** Whose quota it counts against where the engine is a paid service; our own work (prices, cars under way) counts against nobody's. */
  caller?: string;
  /** On foot instead of by car; for matrices. */
  walking?: boolean;
}

export interface RouteOptions extends RequestContext {
  /** How many other ways to look for as well, 0 to 3; fewer may be found. */
  alternatives?: number;
  /** Whether to say what to do at every turn. */
  steps?: boolean;
  /** Whether to tell all that is known of each manoeuvre besides, and where on the road the points lie; engines that can not tell leave it out. */
  turns?: boolean;
  avoid?: readonly Avoidable[];
}

/** One manoeuvre and what it takes until the next one. */
export interface Step {
  text: string;
  meters: number;
  seconds: number;
  location: LatLng;
  turn?: Turn;
}

/** A manoeuvre as navigators want it, in the words of OSRM and Mapbox. https://docs.mapbox.com/api/navigation/directions/#step-maneuver-object */
export interface Turn {
  /** `turn`, `depart`, `on ramp`, … */
  type: string;
  /** `left`, `slight right`, … */
  modifier?: string;
  /** Which one to take out of a roundabout. */
  exit?: number;
  /** Degrees clockwise from north. */
  bearingBefore: number;
  bearingAfter: number;
  /** The road that is taken, or nothing. */
  name: string;
  ref?: string;
  /** What signs say where it leads. */
  destinations?: string;
  /** `driving`, `ferry`, … */
  mode: string;
  drivingSide: 'left' | 'right';
  /** To the next manoeuvre. */
  line: LatLng[];
  intersections: Intersection[];
}

/** Where roads meet along a step. https://docs.mapbox.com/api/navigation/directions/#intersection-object */
export interface Intersection {
  location: LatLng;
  /** Of its roads, degrees clockwise from north, and whether each may be driven into. */
  bearings: number[];
  entry: boolean[];
  /** Positions in those lists: the road one comes from and the one that is taken. */
  in?: number;
  out?: number;
  classes?: string[];
  lanes?: { valid: boolean; indications: string[] }[];
}

/** A point of a way as it lies on a road. */
export interface Waypoint {
  location: LatLng;
  /** Of the road, or nothing. */
  name: string;
  /** From the point. */
  meters: number;
}

/** A way on roads through all points, in their order. */
export interface Route {
  /** Encoded, precision 1e5. */
  polyline: string;
  meters: number;
  seconds: number;
  /** One between each two points that are no `through`. */
  legs: Leg[];
  /** The points, with `turns`. */
  waypoints?: Waypoint[];
}

export interface Leg {
  meters: number;
  seconds: number;
  /** The main roads, with `turns`. */
  summary?: string;
  /** Pieces of it, one after the other; with texts only when they were asked for. */
  steps: Step[];
}

/** Row by source, column by target; null where no road leads. */
export type Matrix = ({ meters: number; seconds: number } | null)[][];

/** The order in which stops are best visited: positions in the list that was given. */
export interface StopOrder {
  order: number[];
  seconds: number;
  meters: number;
}

/** What can be reached within some minutes. */
export interface Isochrone {
  minutes: number;
  /** Outer rings, each closed. */
  rings: LatLng[][];
}

/** A point of a trace as it lies on a road. */
export interface MatchedPoint extends LatLng {
  /** Metres between the two. */
  offset: number;
}

/** What the engine takes at once. */
export interface RoutingLimits {
  /** Points of a way. */
  points: number;
  /** Sources times targets; larger matrices are put together from several calls. */
  matrixCells: number;
  tracePoints: number;
}

/**
 * Works out ways by car. Degrees are WGS 84, distances metres, times seconds.
 *
 * Every method rejects with a RoutingRefusal when the answer is that there is none (no road, nothing near, too much
 * asked), and with any other error when the engine is away or broken.
 */
export abstract class RoutingEngine {
  abstract readonly service: MappingService;
  abstract readonly limits: RoutingLimits;
  /** @returns the best way first, at least one. @throws RoutingRefusal no_road_near, no_route, too_much */
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
  /** @param trace positions of one car, oldest first. @returns as many; null where no road is near. @throws RoutingRefusal too_much */
  abstract match(trace: readonly LatLng[]): Promise<(MatchedPoint | null)[]>;
}

/** `not_offered` and `over_quota` are of this engine only: others may answer. */
export type RefusalReason = 'no_road_near' | 'no_route' | 'too_much' | 'not_offered' | 'over_quota';

/** The engine works and says no; asking another time gives the same. */
export class RoutingRefusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

export const tooMuch = (what: string) => new RoutingRefusal('too_much', what);
