/** A time window in seconds from a common reference, for example the midnight at which the day begins. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** One place where a vehicle stops for a request. */
export interface Visit {
  /** Row and column in the matrix. */
  readonly place: number;
  /** When the stop may begin; an early vehicle waits. */
  readonly window: TimeWindow;
  /** Seconds needed for getting in or out. */
  readonly serviceSeconds: number;
}

/**
 * People who travel together. With both visits, one vehicle picks them up and drops them off later. With only a pickup,
 * they ride to the vehicle's end; with only a drop-off, they board at its start.
 */
export interface RouteRequest {
  readonly seats: number;
  readonly pickup: Visit | null;
  readonly dropoff: Visit | null;
}

export interface RouteVehicle {
  readonly seats: number;
  readonly startPlace: number;
  readonly endPlace: number;
  /** The vehicle leaves its start and arrives at its end within its shift. */
  readonly shift: TimeWindow;
}

export interface RouteProblem {
  readonly places: number;
  /** Driving time and distance between places, at `from * places + to`; Infinity if there is no route. */
  readonly seconds: ArrayLike<number>;
  readonly meters: ArrayLike<number>;
  readonly vehicles: readonly RouteVehicle[];
  readonly requests: readonly RouteRequest[];
}

export type VisitKind = 'pickup' | 'dropoff';

/** A stop in the order of a vehicle, before its times are known. */
export interface OrderedStop {
  /** Index of the request. */
  readonly request: number;
  readonly kind: VisitKind;
}

export interface TimedStop extends OrderedStop {
  readonly arrivesAt: number;
  /** When people get in or out: on arrival, or when the window opens. */
  readonly beginsAt: number;
  readonly leavesAt: number;
}

export interface PlannedRoute {
  /** Index of the vehicle. */
  readonly vehicle: number;
  readonly leavesAt: number;
  readonly stops: readonly TimedStop[];
  readonly returnsAt: number;
  readonly meters: number;
  readonly drivingSeconds: number;
}

export interface RoutePlan {
  /** Only vehicles in use. */
  readonly routes: readonly PlannedRoute[];
  /** Requests that no vehicle serves. */
  readonly unserved: readonly number[];
}

export const visitOf = ({ requests }: RouteProblem, { request, kind }: OrderedStop): Visit | null =>
  requests[request]?.[kind] ?? null;
