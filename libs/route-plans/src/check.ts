import { visitOf, type PlannedRoute, type RoutePlan, type RouteProblem, type VisitKind } from './problem';

/** A fault of a plan. `request` and `kind` name the stop if it is about one. */
export interface Fault {
  readonly code:
    | 'unknown_vehicle'
    | 'vehicle_used_twice'
    | 'unknown_stop'
    | 'visited_twice'
    | 'not_accounted_for'
    | 'half_served'
    | 'two_vehicles'
    | 'dropped_off_first'
    | 'faster_than_possible'
    | 'before_window'
    | 'after_window'
    | 'too_little_time'
    | 'too_many_people'
    | 'before_shift'
    | 'after_shift';
  readonly vehicle: number | null;
  readonly request: number | null;
  readonly kind: VisitKind | null;
}

/** Tolerance for sums of fractions of a second. */
const TOLERANCE = 1e-4;
const before = (one: number, other: number): boolean => !(one >= other - TOLERANCE);

/**
 * Compares the times stated by a plan with the problem. It computes no plan of its own and shares no code with the
 * search.
 * @returns all faults; empty for a feasible plan
 */
export function checkPlan(problem: RouteProblem, plan: RoutePlan): Fault[] {
  const faults: Fault[] = [];
  const visits = new Map<string, { vehicle: number; position: number }>();
  const vehicles = new Set<number>();
  for (const route of plan.routes) {
    const { vehicle } = route;
    const fault = (code: Fault['code']) => faults.push({ code, vehicle, request: null, kind: null });
    if (problem.vehicles[vehicle] === undefined) {
      fault('unknown_vehicle');
      continue;
    }
    if (vehicles.has(vehicle)) fault('vehicle_used_twice');
    vehicles.add(vehicle);
    route.stops.forEach(({ request, kind }, position) => {
      const key = `${request} ${kind}`;
      if (visits.has(key)) faults.push({ code: 'visited_twice', vehicle, request, kind });
      else visits.set(key, { vehicle, position });
    });
    faults.push(...timeFaults(problem, route), ...seatFaults(problem, route));
  }
  const unserved = new Set(plan.unserved);
  problem.requests.forEach((request, index) => {
    const [pickup, dropoff] = [visits.get(`${index} pickup`), visits.get(`${index} dropoff`)];
    const fault = (code: Fault['code']) =>
      faults.push({ code, vehicle: (pickup ?? dropoff)?.vehicle ?? null, request: index, kind: null });
    const isStarted = pickup !== undefined || dropoff !== undefined;
    const isDone =
      (pickup !== undefined || request.pickup === null) && (dropoff !== undefined || request.dropoff === null);
    if (isStarted === unserved.has(index)) fault('not_accounted_for');
    else if (isStarted && !isDone) fault('half_served');
    if (pickup === undefined || dropoff === undefined) return;
    if (pickup.vehicle !== dropoff.vehicle) fault('two_vehicles');
    else if (pickup.position > dropoff.position) fault('dropped_off_first');
  });
  return faults;
}

function timeFaults(problem: RouteProblem, route: PlannedRoute): Fault[] {
  const { vehicle } = route;
  const { startPlace, endPlace, shift } = problem.vehicles[vehicle]!;
  const faults: Fault[] = [];
  let [place, left] = [startPlace, route.leavesAt];
  const canArrive = (to: number, at: number) => !before(at, left + problem.seconds[place * problem.places + to]!);
  if (before(route.leavesAt, shift.from)) faults.push({ code: 'before_shift', vehicle, request: null, kind: null });
  for (const stop of route.stops) {
    const { request, kind, arrivesAt, beginsAt, leavesAt } = stop;
    const fault = (code: Fault['code']) => faults.push({ code, vehicle, request, kind });
    const visit = visitOf(problem, stop);
    if (visit === null) {
      fault('unknown_stop');
      continue;
    }
    if (!canArrive(visit.place, arrivesAt) || before(beginsAt, arrivesAt)) fault('faster_than_possible');
    if (before(beginsAt, visit.window.from)) fault('before_window');
    if (before(visit.window.to, beginsAt)) fault('after_window');
    if (before(leavesAt, beginsAt + visit.serviceSeconds)) fault('too_little_time');
    [place, left] = [visit.place, leavesAt];
  }
  if (!canArrive(endPlace, route.returnsAt)) {
    faults.push({ code: 'faster_than_possible', vehicle, request: null, kind: null });
  }
  if (before(shift.to, route.returnsAt)) faults.push({ code: 'after_shift', vehicle, request: null, kind: null });
  return faults;
}

function seatFaults({ requests, vehicles }: RouteProblem, { vehicle, stops }: PlannedRoute): Fault[] {
  const boardsAtStart = ({ request, kind }: { request: number; kind: VisitKind }) =>
    kind === 'dropoff' && requests[request]?.pickup === null;
  let people = stops.filter(boardsAtStart).reduce((sum, { request }) => sum + requests[request]!.seats, 0);
  const { seats } = vehicles[vehicle]!;
  const faults: Fault[] = people > seats ? [{ code: 'too_many_people', vehicle, request: null, kind: null }] : [];
  for (const { request, kind } of stops) {
    people += (requests[request]?.seats ?? 0) * (kind === 'pickup' ? 1 : -1);
    if (kind === 'pickup' && people > seats) faults.push({ code: 'too_many_people', vehicle, request, kind });
  }
  return faults;
}
