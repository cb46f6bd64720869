import type { VehicleRules } from '@groupride/contracts';

export interface DatedVehicleRules {
  /** Null for the rules before the first version. */
  from: Date | null;
  rules: VehicleRules;
}

/** Longer than the time for which rides can be booked ahead. */
const CONCERNED_MS = 60 * 24 * 3600_000;

/**
 * The versions under which open rides may have been booked.
 * @param versions newest first; the last one applies before all others
 */
export function concerned(versions: readonly DatedVehicleRules[], now: Date): readonly DatedVehicleRules[] {
  const since = now.getTime() - CONCERNED_MS;
  const last = versions.findIndex(({ from }) => from === null || from.getTime() <= since);
  return versions.slice(0, last + 1);
}

/** @param versions newest first */
export function rulesAt(versions: readonly DatedVehicleRules[], bookedAt: Date): VehicleRules {
  return (versions.find(({ from }) => from === null || from <= bookedAt) ?? versions.at(-1)!).rules;
}
