import { modelOf } from './model';
import type { RouteProblem } from './problem';
import { Route } from './route';

/** `too_many_people`: no vehicle has so many seats. `out_of_reach`: not even an empty vehicle is on time. `vehicles_full`: only the other requests are in the way. */
export type UnservedReason = 'too_many_people' | 'out_of_reach' | 'vehicles_full';

/** Why each of these requests has no vehicle. */
export function whyUnserved(problem: RouteProblem, unserved: readonly number[]): Map<number, UnservedReason> {
  const model = modelOf(problem, 'meters');
  const idle = problem.vehicles.map((_, vehicle) => new Route(model, vehicle, []));
  const reasonOf = (request: number): UnservedReason => {
    if (problem.vehicles.every(({ seats }) => seats < problem.requests[request]!.seats)) return 'too_many_people';
    return idle.some((route) => route.costOf(request) < Infinity) ? 'vehicles_full' : 'out_of_reach';
  };
  return new Map(unserved.map((request) => [request, reasonOf(request)]));
}
