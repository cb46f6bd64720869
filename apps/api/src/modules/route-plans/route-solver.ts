import type { RoutePlan, RouteProblem } from '@groupride/route-plans';

/** Plans routes without blocking requests. */
export abstract class RouteSolver {
  /** @throws ApiError unavailable when too many others wait */
  abstract solve(problem: RouteProblem): Promise<RoutePlan>;
}
