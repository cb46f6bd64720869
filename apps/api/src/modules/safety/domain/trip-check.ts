import { distanceMeters, lineLength, nearestOnLine, type LatLng, type Line } from '@groupride/geo';

/** A position of the car and its time. */
export interface Sighting extends LatLng {
  at: Date;
}

/** A current trip with its recorded positions. */
export interface WatchedTrip {
  /** All positions since the start of the trip, oldest first. */
  positions: readonly Sighting[];
  pickup: LatLng;
  destination: LatLng;
  now: Date;
}

export interface Deviation {
  since: Date;
  /** The car's position off the route `minutes` ago, and its current one. */
  before: Sighting;
  current: Sighting;
}

/** Older positions are ignored, because the car may have moved since. */
const FRESH_MS = 2 * 60_000;
/** How far GPS positions of a parked car vary. */
const STILL_METERS = 100;
/** Stops this close to the pickup or destination belong to the trip. */
const AT_PLACE_METERS = 300;
/** Distance between two separate stops. Shorter moves are a traffic jam. */
const NEW_STOP_METERS = 500;
/** One or two positions off the route may be wrong. */
const MIN_POSITIONS = 3;
/** Share of the driven time by which a detour must shorten the rest of the trip. */
const MIN_PROGRESS = 0.25;

/**
 * Returns since when the car has stood still, if for at least `minutes` and away from pickup and destination; null
 * otherwise.
 */
export function longStop({ positions, pickup, destination, now }: WatchedTrip, minutes: number): Date | null {
  const current = freshest(positions, now);
  if (!current) return null;
  if ([pickup, destination].some((place) => distanceMeters(place, current) < AT_PLACE_METERS)) return null;
  const since = trailing(positions, (each) => distanceMeters(each, current) <= STILL_METERS)[0]!.at;
  return isAtLeast(minutes, since, now) ? since : null;
}

/**
 * Detects that the car has moved for `minutes` while more than `meters` from the planned route. `bringsCloser` decides
 * whether it takes another route to the destination.
 */
export function deviation(
  { positions, now }: WatchedTrip,
  route: Line,
  { meters, minutes }: { meters: number; minutes: number },
): Deviation | null {
  const current = freshest(positions, now);
  if (!current || lineLength(route) === 0) return null;
  const off = trailing(positions, (each) => isOff(each, route, meters));
  const since = off[0]?.at;
  if (off.length < MIN_POSITIONS || !since || !isAtLeast(minutes, since, now)) return null;
  const before = off.findLast(({ at }) => isAtLeast(minutes, at, now));
  // A car that stands still is handled as a stop.
  if (!before || distanceMeters(before, current) <= STILL_METERS) return null;
  return { since, before, current };
}

/** Whether the rest of the trip became shorter while the car was off its route, so the driver follows another route. */
export function bringsCloser({ before, current }: Deviation, seconds: { before: number; current: number }): boolean {
  const drivenSeconds = (current.at.getTime() - before.at.getTime()) / 1000;
  return seconds.before - seconds.current >= MIN_PROGRESS * drivenSeconds;
}

/** Whether the car is on its planned route again. */
export function isBackOnRoute(positions: readonly Sighting[], route: Line, meters: number): boolean {
  const current = positions.at(-1);
  return current !== undefined && !isOff(current, route, meters);
}

export function hasDrivenOn(positions: readonly Sighting[], stop: LatLng): boolean {
  const current = positions.at(-1);
  return current !== undefined && distanceMeters(current, stop) > NEW_STOP_METERS;
}

function freshest(positions: readonly Sighting[], now: Date): Sighting | null {
  const current = positions.at(-1);
  return current && now.getTime() - current.at.getTime() <= FRESH_MS ? current : null;
}

/** The newest positions that all fulfill the condition, oldest first. */
function trailing(positions: readonly Sighting[], condition: (each: Sighting) => boolean): readonly Sighting[] {
  return positions.slice(positions.findLastIndex((each) => !condition(each)) + 1);
}

const isOff = (point: LatLng, route: Line, meters: number): boolean =>
  (nearestOnLine(route, point)?.offset ?? Infinity) > meters;

const isAtLeast = (minutes: number, from: Date, to: Date): boolean => to.getTime() - from.getTime() >= minutes * 60_000;
