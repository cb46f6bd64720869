import type { RoutePlanTotals } from '@groupride/web-api-client';

/** `partly`: some people are left out. `nobody`: all of them. */
export type PlanStateName = 'new' | 'infeasible' | 'nobody' | 'partly' | 'feasible';

export function stateOf(
  totals: Pick<RoutePlanTotals, 'feasible' | 'people' | 'unservedPeople'> | null | undefined,
): PlanStateName {
  if (!totals) return 'new';
  if (!totals.feasible) return 'infeasible';
  if (totals.people === 0) return 'nobody';
  return totals.unservedPeople > 0 ? 'partly' : 'feasible';
}
