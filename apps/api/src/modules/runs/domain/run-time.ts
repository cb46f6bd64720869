import type { PlannedStop } from './run';

/** Travel time reserved before the first stop and after the last one, as around a single ride. */
const TRAVEL_MS = 15 * 60_000;

/**
 * The period in which a run occupies its driver. All its rides get the same period, so that no other ride fits between
 * them.
 */
export function runTime(stops: readonly Pick<PlannedStop, 'plannedAt'>[], now: Date): { from: Date; until: Date } {
  const times = stops.map(({ plannedAt }) => plannedAt.getTime());
  const first = times.length === 0 ? now.getTime() : Math.min(...times);
  const last = Math.max(now.getTime(), ...times);
  return { from: new Date(first - TRAVEL_MS), until: new Date(last + TRAVEL_MS) };
}
