import type { RouteProblem, Visit } from './problem';

/** Tolerance for sums of fractions of a second. */
export const TOLERANCE = 1e-7;

/**
 * A problem in flat arrays. Visit `2 * request` is the pickup and `2 * request + 1` the drop-off; its place is -1 if
 * there is none.
 */
export interface Model {
  readonly requests: number;
  readonly vehicles: number;
  readonly places: number;
  readonly seconds: Float64Array;
  /** The cost that the search minimizes: meters or seconds. */
  readonly cost: Float64Array;
  /** The largest finite cost; always positive. */
  readonly longestCost: number;
  readonly place: Int32Array;
  readonly opens: Float64Array;
  readonly closes: Float64Array;
  readonly service: Float64Array;
  readonly seatsOf: Float64Array;
  readonly startPlace: Int32Array;
  readonly endPlace: Int32Array;
  readonly shiftFrom: Float64Array;
  readonly shiftTo: Float64Array;
  readonly capacity: Float64Array;
  /** Vehicles with the same number are identical, so that only one of the unused ones has to be tried. */
  readonly kind: Int32Array;
}

export function modelOf(problem: RouteProblem, minimize: 'meters' | 'seconds'): Model {
  const visits = problem.requests.flatMap(({ pickup, dropoff }) => [pickup, dropoff]);
  const numbers = (read: (visit: Visit) => number) =>
    Float64Array.from(visits, (visit) => (visit === null ? 0 : read(visit)));
  const { vehicles } = problem;
  const cost = Float64Array.from(problem[minimize]);
  const kinds = new Map<string, number>();
  return {
    requests: problem.requests.length,
    vehicles: vehicles.length,
    places: problem.places,
    seconds: Float64Array.from(problem.seconds),
    cost,
    longestCost: cost.reduce((longest, each) => (each < Infinity ? Math.max(longest, each) : longest), 1e-9),
    place: Int32Array.from(visits, (visit) => visit?.place ?? -1),
    opens: numbers(({ window }) => window.from),
    closes: numbers(({ window }) => window.to),
    service: numbers(({ serviceSeconds }) => serviceSeconds),
    seatsOf: Float64Array.from(problem.requests, ({ seats }) => seats),
    startPlace: Int32Array.from(vehicles, ({ startPlace }) => startPlace),
    endPlace: Int32Array.from(vehicles, ({ endPlace }) => endPlace),
    shiftFrom: Float64Array.from(vehicles, ({ shift }) => shift.from),
    shiftTo: Float64Array.from(vehicles, ({ shift }) => shift.to),
    capacity: Float64Array.from(vehicles, ({ seats }) => seats),
    kind: Int32Array.from(vehicles, ({ seats, startPlace, endPlace, shift }) => {
      const key = [seats, startPlace, endPlace, shift.from, shift.to].join(' ');
      if (!kinds.has(key)) kinds.set(key, kinds.size);
      return kinds.get(key)!;
    }),
  };
}
