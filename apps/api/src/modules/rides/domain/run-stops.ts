import type { RideStatus, RouteStopKind, RunStopState } from '@groupride/contracts';

/** A stop of a run, with the fields that viewers of its rides may need. */
export interface StopOfRun {
  rideId: number;
  /** The driver of the stop's ride; null while it has none. */
  driverId: number | null;
  kind: RouteStopKind;
  name: string;
  address: string | null;
  lat: number;
  lng: number;
  plannedAt: string;
  doneAt: string | null;
  skippedAt: string | null;
  people: number;
  /** Base fare of the ride, in cents. */
  baseFare: number;
  riderName: string | null;
}

const UNDER_WAY: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];

const isOpen = ({ doneAt, skippedAt }: StopOfRun) => doneAt === null && skippedAt === null;
const isSamePlace = (one: StopOfRun, other: StopOfRun) => one.lat === other.lat && one.lng === other.lng;

/** The index of the first stop that is neither done nor skipped; null after the last stop. */
export function currentPosition(stops: readonly StopOfRun[]): number | null {
  const position = stops.findIndex(isOpen);
  return position === -1 ? null : position;
}

export function stateOf(stop: StopOfRun, position: number, current: number | null): RunStopState {
  if (stop.doneAt !== null) return 'done';
  if (stop.skippedAt !== null) return 'skipped';
  return position === current ? 'current' : 'ahead';
}

/**
 * Number of stops that the vehicle makes before the next one of this ride. Groups that get in or out at one place make
 * one stop, and groups at the ride's own place none.
 * @returns null when nobody is on the way for this ride
 */
export function stopsBefore(
  ride: { id: number; status: RideStatus },
  stops: readonly StopOfRun[],
  hasSetOut: boolean,
): number | null {
  if (!hasSetOut || !UNDER_WAY.includes(ride.status)) return null;
  const open = stops.filter(isOpen);
  const own = open.findIndex(({ rideId }) => rideId === ride.id);
  if (own === -1) return null;
  return open.slice(0, own).filter((stop, index) => !isSamePlace(stop, open[index + 1]!)).length;
}

/** Seconds from the planned pickup of a ride to its planned drop-off; null when the ride lacks either stop. */
export function plannedSeconds(rideId: number, stops: readonly StopOfRun[]): number | null {
  const at = (kind: RouteStopKind) => stops.find((stop) => stop.rideId === rideId && stop.kind === kind)?.plannedAt;
  const [pickup, dropoff] = [at('pickup'), at('dropoff')];
  if (!pickup || !dropoff) return null;
  return (Date.parse(dropoff) - Date.parse(pickup)) / 1000;
}
