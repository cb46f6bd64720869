import type { RideType, RouteStopKind, RunSource } from '@groupride/contracts';

/** A drive of one vehicle that serves several rides, stop after stop. Its rides name the driver. */
export interface Run {
  id: number;
  source: RunSource;
  /** Null when the run does not come from a route plan. */
  routePlanId: number | null;
  rideType: RideType;
  /** The largest number of people aboard at once. */
  seats: number;
  startsAt: Date;
  /** When the current driver set out; null before that. */
  setOutAt: Date | null;
  revision: number;
  createdAt: Date;
  endedAt: Date | null;
  /** All stops in order. */
  stops: readonly RunStop[];
}

export interface RunStop {
  rideId: number;
  kind: RouteStopKind;
  /** Index in the run, from 0. */
  position: number;
  plannedAt: Date;
  doneAt: Date | null;
  /** When the stop was skipped because its ride was cancelled; null otherwise. */
  skippedAt: Date | null;
}

/** A stop without a position. */
export type PlannedStop = Pick<RunStop, 'rideId' | 'kind' | 'plannedAt'>;

export const isOpen = ({ doneAt, skippedAt }: Pick<RunStop, 'doneAt' | 'skippedAt'>): boolean =>
  doneAt === null && skippedAt === null;

/** The next stop; null at the end of the run. */
export function nextStop({ stops }: Pick<Run, 'stops'>): RunStop | null {
  return stops.find(isOpen) ?? null;
}

/** Rides with an open stop, in the order of their next stop. */
export function openRides({ stops }: Pick<Run, 'stops'>): number[] {
  return [...new Set(stops.filter(isOpen).map(({ rideId }) => rideId))];
}

/** Whether a group has boarded that is not dropped off yet. */
export function hasPeopleAboard({ stops }: Pick<Run, 'stops'>): boolean {
  const open = stops.filter(isOpen);
  const waiting = new Set(open.filter(({ kind }) => kind === 'pickup').map(({ rideId }) => rideId));
  return open.some(({ rideId }) => !waiting.has(rideId));
}

/**
 * The largest number of people aboard at once on the rest of the run.
 * @param people the group size of each ride with an open stop
 */
export function mostAboard({ stops }: Pick<Run, 'stops'>, people: ReadonlyMap<number, number>): number {
  const open = stops.filter(isOpen);
  const boarding = new Set(open.filter(({ kind }) => kind === 'pickup').map(({ rideId }) => rideId));
  const sizeOf = (rideId: number) => people.get(rideId) ?? 0;
  let aboard = [...new Set(open.map(({ rideId }) => rideId))]
    .filter((rideId) => !boarding.has(rideId))
    .reduce((sum, rideId) => sum + sizeOf(rideId), 0);
  let most = aboard;
  for (const { rideId, kind } of open) {
    aboard += kind === 'pickup' ? sizeOf(rideId) : -sizeOf(rideId);
    most = Math.max(most, aboard);
  }
  return most;
}

/**
 * Whether the run has not begun and its first stop is this ride's pickup. The driver is then asked about this ride on
 * behalf of all.
 */
export function beginsWith(run: Pick<Run, 'stops' | 'setOutAt'>, rideId: number): boolean {
  const next = nextStop(run);
  return run.setOutAt === null && next?.rideId === rideId && next.kind === 'pickup';
}

/** Whether each stop appears once, and each open pickup comes before its drop-off. */
export function isOrdered(stops: readonly PlannedStop[]): boolean {
  const seen = new Set<string>();
  for (const { rideId, kind } of stops) {
    if (seen.has(`${rideId} ${kind}`) || seen.has(`${rideId} dropoff`)) return false;
    seen.add(`${rideId} ${kind}`);
  }
  return stops.every(({ rideId }) => seen.has(`${rideId} dropoff`));
}
