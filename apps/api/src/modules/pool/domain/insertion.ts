import type { InsertionObstacle, RouteStopKind } from '@groupride/contracts';

/** People who ride together, and what they were promised. All seconds count from now. */
export interface PoolGroup {
  people: number;
  /** When they can board at the earliest: the scheduled time; null for people who are aboard or ride at once. */
  earliestPickup: number | null;
  /** The latest pickup; null for people who are aboard. */
  latestPickup: number | null;
  /** The longest time from pickup to destination. */
  longestAboard: number;
  /** Time they have been aboard; 0 for people who are not. */
  aboardFor: number;
}

/** A stop for a group, at a point of the matrix. */
export interface PoolStop {
  group: number;
  kind: RouteStopKind;
  point: number;
}

export interface PoolVehicle {
  seats: number;
  /** The vehicle's position, as a point of the matrix. */
  point: number;
  /** The open stops in order. */
  stops: readonly PoolStop[];
  /**
   * Whether the vehicle waits at its first stop. Then nothing may be inserted before that stop, and its promised pickup
   * is kept already.
   */
  isAtFirstStop: boolean;
}

/** The terms by which every order of stops is judged. */
export interface PoolTerms {
  groups: ReadonlyMap<number, PoolGroup>;
  /** Driving time from point (row) to point (column); null where there is no route. */
  seconds: readonly (readonly (number | null)[])[];
  /** Time people need to get in or out. */
  serviceSeconds: number;
}

export interface Insertion {
  /** All stops in their new order. */
  stops: readonly PoolStop[];
  /** When people get in or out at each stop: on arrival, or at the earliest pickup when the vehicle is early. */
  times: readonly number[];
  /** Additional driving time of the vehicle. */
  addedSeconds: number;
  /** When the vehicle arrives at the pickup of the new group. */
  pickupSeconds: number;
}

interface Outcome {
  times: readonly number[];
  /** Infinity where there is no route. */
  drivingSeconds: number;
  /** The first limit that is violated; null when all are kept. */
  obstacle: InsertionObstacle | null;
}

/**
 * Fits a new group into the stops of a vehicle. Returns the order with the least additional driving that keeps the
 * order of the existing stops, the seat limit, and every promise. Tries each pair of positions for pickup and drop-off,
 * which is fast enough because vehicles have few stops.
 * @param pickup point of the new group, whose promises are in `terms.groups`
 * @returns the insertion, or the obstacle to the order with the least driving
 */
export function findInsertion(
  vehicle: PoolVehicle,
  { group, pickup, dropoff }: { group: number; pickup: number; dropoff: number },
  terms: PoolTerms,
): Insertion | { obstacle: InsertionObstacle } {
  const before = drivingSeconds(vehicle, terms);
  let best: Insertion | null = null;
  let failed: { drivingSeconds: number; obstacle: InsertionObstacle } = {
    drivingSeconds: Infinity,
    obstacle: 'no_way',
  };
  const first = vehicle.isAtFirstStop ? 1 : 0;
  for (let at = first; at <= vehicle.stops.length; at += 1) {
    for (let until = at; until <= vehicle.stops.length; until += 1) {
      const stops: PoolStop[] = [
        ...vehicle.stops.slice(0, at),
        { group, kind: 'pickup', point: pickup },
        ...vehicle.stops.slice(at, until),
        { group, kind: 'dropoff', point: dropoff },
        ...vehicle.stops.slice(until),
      ];
      const { times, drivingSeconds: driven, obstacle } = drive(vehicle, stops, terms, group);
      if (obstacle !== null) {
        if (driven < failed.drivingSeconds) failed = { drivingSeconds: driven, obstacle };
        continue;
      }
      const addedSeconds = driven - before;
      if (best && addedSeconds >= best.addedSeconds) continue;
      best = { stops, times, addedSeconds, pickupSeconds: times[at]! };
    }
  }
  return best ?? { obstacle: failed.obstacle };
}

function drivingSeconds({ point, stops }: PoolVehicle, { seconds }: PoolTerms): number {
  let from = point;
  return stops.reduce((sum, stop) => {
    const leg = seconds[from]![stop.point] ?? 0;
    from = stop.point;
    return sum + leg;
  }, 0);
}

/** Simulates the vehicle from stop to stop. It waits at a pickup when it is early. */
function drive(
  vehicle: PoolVehicle,
  stops: readonly PoolStop[],
  { groups, seconds, serviceSeconds }: PoolTerms,
  newGroup: number,
): Outcome {
  const boarding = new Set(stops.filter(({ kind }) => kind === 'pickup').map(({ group }) => group));
  const riding = new Set(stops.map(({ group }) => group).filter((group) => !boarding.has(group)));
  let aboard = [...riding].reduce((sum, group) => sum + groups.get(group)!.people, 0);
  const boardedAt = new Map<number, number>();
  const times: number[] = [];
  let obstacle: InsertionObstacle | null = aboard > vehicle.seats ? 'no_seats' : null;
  let [now, driven, point] = [0, 0, vehicle.point];
  for (const [index, stop] of stops.entries()) {
    const { people, earliestPickup, latestPickup, longestAboard, aboardFor } = groups.get(stop.group)!;
    const leg = seconds[point]![stop.point] ?? null;
    if (leg === null) return { times, drivingSeconds: Infinity, obstacle: 'no_way' };
    [now, driven, point] = [now + leg, driven + leg, stop.point];
    if (stop.kind === 'pickup') {
      const isThere = index === 0 && vehicle.isAtFirstStop;
      if (!isThere && latestPickup !== null && now > latestPickup)
        obstacle ??= stop.group === newGroup ? 'pickup_too_late' : 'promise_to_others';
      aboard += people;
      if (aboard > vehicle.seats) obstacle ??= 'no_seats';
      now = Math.max(now, earliestPickup ?? 0);
      boardedAt.set(stop.group, now + serviceSeconds);
    } else {
      const since = boardedAt.get(stop.group) ?? -aboardFor;
      if (now - since > longestAboard) obstacle ??= stop.group === newGroup ? 'ride_too_long' : 'promise_to_others';
      aboard -= people;
    }
    times.push(now);
    now += serviceSeconds;
  }
  return { times, drivingSeconds: driven, obstacle };
}
