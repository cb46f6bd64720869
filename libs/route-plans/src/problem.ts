/** Every time is in seconds from one common moment, for example the midnight that the day begins with. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** One place where a vehicle stops for a request. */
export interface Visit {
  /** Row and column of the matrix. */
  readonly place: number;
  /** When the stop may begin; a vehicle that is early waits. */
  readonly window: TimeWindow;
  /** Seconds that people need to get in or out. */
  readonly serviceSeconds: number;
}

/**
 * People who travel together. With both visits one vehicle picks them up and drops them off later. With a pickup alone they ride to where the vehicle ends;
 * with a drop-off alone they board where it starts.
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
  /** It leaves its start and arrives at its end within its shift. */
  readonly shift: TimeWindow;
}

export interface RouteProblem {
  readonly places: number;
  /** Driving time and distance from one place to another, at `from * places + to`. Infinity where there is no way. */
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
  /** Only vehicles that drive. */
  readonly routes: readonly PlannedRoute[];
  /** Requests that no vehicle serves. */
  readonly unserved: readonly number[];
}

export const visitOf = ({ requests }: RouteProblem, { request, kind }: OrderedStop): Visit | null =>
  requests[request]?.[kind] ?? null;
