import { chance } from './chance';
import { checkPlan } from './check';
import { modelOf } from './model';
import type { OrderedStop, RoutePlan, RouteProblem } from './problem';
import { Search, type Budget } from './search';
import type { State } from './state';
import { timedRoute } from './times';

export interface SolveOptions {
  /** The search ends when either limit is reached. Only a limit on iterations is deterministic. */
  readonly milliseconds?: number;
  readonly iterations?: number;
  readonly seed?: number;
  readonly minimize?: 'meters' | 'seconds';
  /** Called with every better plan. */
  readonly onBetter?: (plan: RoutePlan) => void;
}

const DEFAULT_MILLISECONDS = 5_000;

function budgetOf({ milliseconds, iterations }: SolveOptions): Budget {
  const mostMilliseconds = milliseconds ?? (iterations === undefined ? DEFAULT_MILLISECONDS : Infinity);
  const mostIterations = iterations ?? Infinity;
  const started = performance.now();
  let used = 0;
  return {
    use: () => (used += 1),
    spent: () => Math.max(used / mostIterations, (performance.now() - started) / mostMilliseconds),
  };
}

function planOf(problem: RouteProblem, { routes, vehicleOf }: State): RoutePlan {
  return {
    routes: routes
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ vehicle, visits }) => {
        const order = visits.map((visit): OrderedStop => ({
          request: visit >> 1,
          kind: visit % 2 === 0 ? 'pickup' : 'dropoff',
        }));
        return timedRoute(problem, vehicle, order);
      }),
    unserved: problem.requests.map((_, request) => request).filter((request) => vehicleOf[request]! < 0),
  };
}

/**
 * Plans routes that serve as many requests as possible, then use as few vehicles as possible, then drive as little as
 * possible.
 * @throws Error when the plan does not pass the checker, which would be a bug in the search
 */
export function solveRoutes(problem: RouteProblem, options: SolveOptions = {}): RoutePlan {
  const { seed = 1, minimize = 'meters', onBetter } = options;
  const search = new Search(modelOf(problem, minimize), chance(seed), budgetOf(options), (state) =>
    onBetter?.(planOf(problem, state)),
  );
  const plan = planOf(problem, search.run());
  const faults = checkPlan(problem, plan);
  if (faults.length > 0) throw new Error(`the search made a plan that cannot be driven: ${JSON.stringify(faults)}`);
  return plan;
}
