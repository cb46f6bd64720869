import type { RideType, RouteStopKind, RunSource } from '@groupride/contracts';

/** A drive of one vehicle that serves several rides, stop after stop. Who drives is what its rides say. */
export interface Run {
  id: number;
  source: RunSource;
  /** Null for a run that no plan led to. */
  routePlanId: number | null;
  rideType: RideType;
  /** The most people aboard at a time. */
  seats: number;
  startsAt: Date;
  /** When its current driver set out; null while nobody has. */
  setOutAt: Date | null;
  revision: number;
  createdAt: Date;
  endedAt: Date | null;
  /** In order. */
  stops: readonly RunStop[];
}

export interface RunStop {
  rideId: number;
  kind: RouteStopKind;
  /** From 0. */
  position: number;
  plannedAt: Date;
  doneAt: Date | null;
  /** Its ride was cancelled. */
  skippedAt: Date | null;
}

/** A stop before it has a position. */
export type PlannedStop = Pick<RunStop, 'rideId' | 'kind' | 'plannedAt'>;

export const isOpen = ({ doneAt, skippedAt }: Pick<RunStop, 'doneAt' | 'skippedAt'>): boolean =>
  doneAt === null && skippedAt === null;

/** Where the vehicle goes next; null at the end of the run. */
export function nextStop({ stops }: Pick<Run, 'stops'>): RunStop | null {
  return stops.find(isOpen) ?? null;
}

/** Rides with a stop that is still ahead, in the order of their next stop. */
export function openRides({ stops }: Pick<Run, 'stops'>): number[] {
  return [...new Set(stops.filter(isOpen).map(({ rideId }) => rideId))];
}

/**
 * The most people aboard at a time, from now on.
 * @param people of each ride that has a stop ahead
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

/** Whether the run has not begun and this ride's pickup is its first stop: its driver is asked about this ride, for all of them. */
export function beginsWith(run: Pick<Run, 'stops' | 'setOutAt'>, rideId: number): boolean {
  const next = nextStop(run);
  return run.setOutAt === null && next?.rideId === rideId && next.kind === 'pickup';
}

/** Whether every ride has its pickup, if that is still ahead, before its drop-off, each once. */
export function isOrdered(stops: readonly PlannedStop[]): boolean {
  const seen = new Set<string>();
  for (const { rideId, kind } of stops) {
    if (seen.has(`${rideId} ${kind}`) || seen.has(`${rideId} dropoff`)) return false;
    seen.add(`${rideId} ${kind}`);
  }
  return stops.every(({ rideId }) => seen.has(`${rideId} dropoff`));
}
