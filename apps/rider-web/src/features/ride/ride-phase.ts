import type { RideStatus } from '@groupride/contracts';
import type { AssemblyView } from '@groupride/web-api-client';

export const PHASES = ['assembly', 'pickup', 'journey', 'arrived'] as const;
export type RidePhase = (typeof PHASES)[number];

const PHASE_OF: Partial<Record<RideStatus, RidePhase>> = {
  pending: 'assembly',
  confirmed: 'assembly',
  en_route: 'pickup',
  in_progress: 'journey',
  completed: 'arrived',
};

/** The phase of a ride; null if it is not paid yet or was cancelled. */
export const phaseOf = (status: RideStatus): RidePhase | null => PHASE_OF[status] ?? null;

/** Minutes from the pickup at which the last member counts as 0 percent assembled. */
const ASSEMBLY_MINUTES = 5;

/** Assembly progress of the group in percent, by its last member; null while no arrival time is known. */
export function assemblyProgress(members: AssemblyView['members']): number | null {
  const minutes = members.flatMap(({ place, minutes: left }) => {
    if (place === 'at_pickup' || place === 'aboard') return [0];
    return place === 'on_the_way' && typeof left === 'number' ? [left] : [];
  });
  if (minutes.length === 0) return null;
  const share = (ASSEMBLY_MINUTES - Math.max(...minutes)) / ASSEMBLY_MINUTES;
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
