import { modelOf } from './model';
import type { RouteProblem } from './problem';
import { Route } from './route';

/**
 * `too_many_people`: no vehicle has enough seats. `shift_too_short`: an empty vehicle could serve the request if its
 * shift ended later. `out_of_reach`: even an empty vehicle would be late. `vehicles_full`: only the other requests
 * prevent it.
 */
export type UnservedReason = 'too_many_people' | 'shift_too_short' | 'out_of_reach' | 'vehicles_full';

/** Later than any stop, in seconds; not Infinity, because Infinity minus itself is NaN. */
const ENDLESS = 1e9;

/** Why each of these requests has no vehicle. */
export function unservedReasons(problem: RouteProblem, unserved: readonly number[]): Map<number, UnservedReason> {
  const idle = emptyRoutes(problem);
  const endless = emptyRoutes({
    ...problem,
    vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, shift: { ...vehicle.shift, to: ENDLESS } })),
  });
  const isPossible = (routes: readonly Route[], request: number) =>
    routes.some((route) => route.costOf(request) < Infinity);
  const reasonOf = (request: number): UnservedReason => {
    if (problem.vehicles.every(({ seats }) => seats < problem.requests[request]!.seats)) return 'too_many_people';
    if (isPossible(idle, request)) return 'vehicles_full';
    return isPossible(endless, request) ? 'shift_too_short' : 'out_of_reach';
  };
  return new Map(unserved.map((request) => [request, reasonOf(request)]));
}

function emptyRoutes(problem: RouteProblem): Route[] {
  const model = modelOf(problem, 'meters');
  return problem.vehicles.map((_, vehicle) => new Route(model, vehicle, []));
}
