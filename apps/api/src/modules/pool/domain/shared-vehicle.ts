import type { RouteStopKind } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { PoolGroup, PoolStop, PoolVehicle } from './insertion';

/** A group that a vehicle is driving to or has aboard. */
export interface SharingRide {
  rideId: number;
  isAboard: boolean;
  people: number;
  pickup: LatLng;
  destination: LatLng;
  arrivedAt: Date | null;
  acceptedAt: Date;
  startedAt: Date | null;
  /** The scheduled pickup; null for a ride that was wanted at once. */
  scheduledAt: Date | null;
  latestPickup: Date;
  longestAboardSeconds: number;
}

/** A vehicle under way that another group may join. */
export interface SharedVehicle extends LatLng {
  driverId: number;
  seats: number;
  /** The run that the vehicle serves; null while it drives one group. */
  run: { id: number; revision: number } | null;
  rides: readonly SharingRide[];
  /** The open stops in order. */
  stops: readonly { rideId: number; kind: RouteStopKind }[];
}

/** A group that is looking for a vehicle. */
export interface JoiningGroup {
  rideId: number;
  people: number;
  pickup: LatLng;
  destination: LatLng;
}

/**
 * The input of an insertion, and the points of its matrix: the vehicle, its stops, pickup and destination of the new
 * group.
 */
export interface InsertionCase {
  vehicle: PoolVehicle;
  request: { group: number; pickup: number; dropoff: number };
  /** Excludes the new group, whose promises depend on the matrix. */
  groups: Map<number, PoolGroup>;
  points: readonly LatLng[];
}

/** The stops of a vehicle that serves one group. */
export const stopsOfOne = ({ rideId, isAboard }: SharingRide): SharedVehicle['stops'] =>
  isAboard
    ? [{ rideId, kind: 'dropoff' }]
    : [
        { rideId, kind: 'pickup' },
        { rideId, kind: 'dropoff' },
      ];

export function insertionCase(
  { lat, lng, seats, rides, stops }: SharedVehicle,
  joining: JoiningGroup,
  now: Date,
): InsertionCase {
  const byId = new Map(rides.map((ride) => [ride.rideId, ride]));
  const seconds = (date: Date) => (date.getTime() - now.getTime()) / 1000;
  const groups = new Map(
    rides.map(({ rideId, isAboard, people, scheduledAt, latestPickup, longestAboardSeconds, startedAt }) => [
      rideId,
      {
        people,
        earliestPickup: isAboard || !scheduledAt ? null : seconds(scheduledAt),
        latestPickup: isAboard ? null : seconds(latestPickup),
        longestAboard: longestAboardSeconds,
        aboardFor: isAboard && startedAt ? -seconds(startedAt) : 0,
      },
    ]),
  );
  const placed: PoolStop[] = stops.map(({ rideId, kind }, index) => ({ group: rideId, kind, point: index + 1 }));
  const places = stops.map(({ rideId, kind }) => byId.get(rideId)![kind === 'pickup' ? 'pickup' : 'destination']);
  const first = stops[0];
  const isAtFirstStop = first?.kind === 'pickup' && byId.get(first.rideId)!.arrivedAt !== null;
  const pickup = stops.length + 1;
  return {
    vehicle: { seats, point: 0, stops: placed, isAtFirstStop },
    request: { group: joining.rideId, pickup, dropoff: pickup + 1 },
    groups,
    points: [{ lat, lng }, ...places, joining.pickup, joining.destination],
  };
}

/** The most people aboard at a time. */
export function fullestLoad(stops: readonly PoolStop[], groups: ReadonlyMap<number, { people: number }>): number {
  const boarding = new Set(stops.filter(({ kind }) => kind === 'pickup').map(({ group }) => group));
  const all = new Set(stops.map(({ group }) => group));
  const peopleOf = (group: number) => groups.get(group)?.people ?? 0;
  let aboard = [...all].filter((group) => !boarding.has(group)).reduce((sum, group) => sum + peopleOf(group), 0);
  let most = aboard;
  for (const { group, kind } of stops) {
    aboard += kind === 'pickup' ? peopleOf(group) : -peopleOf(group);
    most = Math.max(most, aboard);
  }
  return most;
}

/** A fingerprint of everything an insertion depends on, except the vehicle's position. */
export function stateOf({ driverId, seats, run, rides, stops }: SharedVehicle): string {
  return JSON.stringify([driverId, seats, run, rides.toSorted((one, other) => one.rideId - other.rideId), stops]);
}
