import { distanceMeters, lineLength, nearestOnLine, type LatLng, type Line } from '@groupride/geo';

/** Where the car was, and when. */
export interface Sighting extends LatLng {
  at: Date;
}

/** A trip under way, as far as it is known. */
export interface WatchedTrip {
  /** From the start of the trip, oldest first; the last one is the newest position. */
  positions: readonly Sighting[];
  pickup: LatLng;
  destination: LatLng;
  now: Date;
}

export interface Deviation {
  since: Date;
  /** Where the car was off the route `minutes` ago, and where it is. */
  before: Sighting;
  current: Sighting;
}

/** An older position says nothing about what the car does now. */
const FRESH_MS = 2 * 60_000;
/** Positions of a car that is parked wander this far. */
const STILL_METERS = 100;
/** A stop nearer to the pickup or the destination is a part of the trip. */
const AT_PLACE_METERS = 300;
/** A car that has moved this far from where it stopped, stops anew. Shorter moves are a traffic jam. */
const NEW_STOP_METERS = 500;
/** One or two positions off the route may be wrong. */
const MIN_POSITIONS = 3;
/** Share of the driven time by which a detour must shorten the rest of the trip. */
const MIN_PROGRESS = 0.25;

/** Since when the car has stood still for `minutes`, away from pickup and destination; null otherwise. */
export function longStop({ positions, pickup, destination, now }: WatchedTrip, minutes: number): Date | null {
  const current = freshest(positions, now);
  if (!current) return null;
  if ([pickup, destination].some((place) => distanceMeters(place, current) < AT_PLACE_METERS)) return null;
  const since = trailing(positions, (each) => distanceMeters(each, current) <= STILL_METERS)[0]!.at;
  return isAtLeast(minutes, since, now) ? since : null;
}

/**
 * The car has been more than `meters` from the planned route for `minutes`, and has moved. Whether it takes another way to the
 * destination is for `bringsCloser` to say.
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
  // A car that stands still is a stop, wherever it is.
  if (!before || distanceMeters(before, current) <= STILL_METERS) return null;
  return { since, before, current };
}

/** Whether the rest of the trip became shorter while the car was off its route: the driver follows another way. */
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
