import { clockToInstant } from '@groupride/geo';
import type { RoutePlanTotals, RoutePlanView } from '@groupride/web-api-client';

/** `partly`: some people are not served. `nobody`: no one is served. */
export type PlanStateName = 'new' | 'infeasible' | 'nobody' | 'partly' | 'feasible';

export function stateOf(
  totals: Pick<RoutePlanTotals, 'feasible' | 'people' | 'unservedPeople'> | null | undefined,
): PlanStateName {
  if (!totals) return 'new';
  if (!totals.feasible) return 'infeasible';
  if (totals.people === 0) return 'nobody';
  return totals.unservedPeople > 0 ? 'partly' : 'feasible';
}

/** Whether the first pickup is due or in the past; such a plan can't become rides. */
export function isInPast({ day, requests, result }: RoutePlanView, timeZone: string, now: number): boolean {
  const seconds = (result?.routes ?? []).flatMap(({ leavesAt, stops }) =>
    // People without a pickup board where the vehicle starts.
    stops.flatMap(({ request, beginsAt }) => (requests[request]?.pickup ? [beginsAt] : [beginsAt, leavesAt])),
  );
  const first = seconds.length > 0 ? clockToInstant(day, Math.min(...seconds), timeZone) : null;
  return first !== null && first.getTime() <= now;
}
