import { visitOf, type OrderedStop, type PlannedRoute, type RouteProblem, type TimedStop } from './problem';

interface Pass {
  stops: TimedStop[];
  returnsAt: number;
  /** How much later the vehicle could leave without returning later or being late at any stop. */
  spare: number;
}

function drive(problem: RouteProblem, vehicle: number, order: readonly OrderedStop[], leavesAt: number): Pass {
  const { startPlace, endPlace } = problem.vehicles[vehicle]!;
  const stops: TimedStop[] = [];
  let [place, clock, waited, spare] = [startPlace, leavesAt, 0, Infinity];
  for (const stop of order) {
    const visit = visitOf(problem, stop);
    if (visit === null) throw new RangeError(`request ${stop.request} has no ${stop.kind}`);
    const arrivesAt = clock + problem.seconds[place * problem.places + visit.place]!;
    const beginsAt = Math.max(arrivesAt, visit.window.from);
    waited += beginsAt - arrivesAt;
    spare = Math.min(spare, waited + Math.max(0, visit.window.to - beginsAt));
    clock = beginsAt + visit.serviceSeconds;
    place = visit.place;
    stops.push({ ...stop, arrivesAt, beginsAt, leavesAt: clock });
  }
  const returnsAt = clock + problem.seconds[place * problem.places + endPlace]!;
  return { stops, returnsAt, spare: Math.min(spare, waited) };
}

/**
 * Times of a vehicle that makes these stops in this order, even if it is late for some of them. It leaves its start as
 * late as possible without returning later, so that the driver waits there and not at the first stop.
 * @throws RangeError for a stop that its request does not have
 */
export function timedRoute(problem: RouteProblem, vehicle: number, order: readonly OrderedStop[]): PlannedRoute {
  const { shift, startPlace, endPlace } = problem.vehicles[vehicle]!;
  const early = drive(problem, vehicle, order, shift.from);
  const leavesAt = shift.from + early.spare;
  const { stops, returnsAt } = early.spare > 0 ? drive(problem, vehicle, order, leavesAt) : early;
  const places = [startPlace, ...stops.map((stop) => visitOf(problem, stop)!.place), endPlace];
  const along = (matrix: ArrayLike<number>) =>
    places.slice(1).reduce((sum, place, index) => sum + matrix[places[index]! * problem.places + place]!, 0);
  return { vehicle, leavesAt, stops, returnsAt, meters: along(problem.meters), drivingSeconds: along(problem.seconds) };
}
