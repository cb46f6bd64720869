import type { Simulation } from './simulation';

/** The results of a day, in seconds and in fractions from 0 to 1. */
export interface Outcome {
  readonly requests: number;
  readonly unserved: number;
  /** From the request until the group is at the car, for served requests. */
  readonly wait: { readonly mean: number; readonly p95: number; readonly most: number };
  /** Driving time to the pickups. */
  readonly pickup: { readonly mean: number; readonly total: number };
  /** Time with a ride as a fraction of working time. */
  readonly utilization: number;
  /** Gini coefficient of the drivers' utilization: 0 if all are equal. */
  readonly unevenness: number;
  /** Mean wait by hour of the request; null if nobody was served. */
  readonly waitByHour: readonly (number | null)[];
}

export function outcomeOf({ rides, drivers }: Simulation): Outcome {
  const served = rides.flatMap(({ request, served: by }) => (by ? [{ at: request.at, ...by }] : []));
  const waits = served.map(({ at, pickedUpAt }) => pickedUpAt - at).sort((a, b) => a - b);
  const pickups = served.map(({ pickupSeconds }) => pickupSeconds);
  const shares = drivers.map(({ busySeconds, shift }) => busySeconds / (shift.until - shift.from));
  const worked = drivers.reduce((sum, { shift }) => sum + shift.until - shift.from, 0);
  const byHour = Array.from({ length: 24 }, (_, hour) =>
    served.filter(({ at }) => Math.floor(at / 3600) === hour).map(({ at, pickedUpAt }) => pickedUpAt - at),
  );
  return {
    requests: rides.length,
    unserved: rides.length - served.length,
    wait: { mean: mean(waits), p95: waits[Math.ceil(waits.length * 0.95) - 1] ?? 0, most: waits.at(-1) ?? 0 },
    pickup: { mean: mean(pickups), total: sum(pickups) },
    utilization: sum(drivers.map(({ busySeconds }) => busySeconds)) / worked,
    unevenness: gini(shares),
    waitByHour: byHour.map((each) => (each.length === 0 ? null : mean(each))),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Gini, "Variabilità e mutabilità", 1912: the mean difference between two values divided by twice their mean. */
export function gini(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const total = sum(sorted);
  if (total === 0) return 0;
  const weighted = sorted.reduce((so, value, index) => so + (index + 1) * value, 0);
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}
