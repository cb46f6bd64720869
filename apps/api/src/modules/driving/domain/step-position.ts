import { distanceMeters, STRAY_METERS, type LatLng } from '@groupride/geo';

/** Two positions of a device at the same place differ by this much between tall buildings. */
const GPS_METERS = 200;
/**
 * A device with a network sends positions every few seconds. After this long without one, its claims cannot be checked.
 */
const CHECKABLE_MS = 30_000;

/** A position at a point in time. */
export interface Sighting extends LatLng {
  at: Date;
}

/** The positions received from the driver's device around a point in time. */
export interface Received {
  /** The last position up to that time. */
  before: Sighting | null;
  /** The first position after that time. */
  after: Sighting | null;
}

/** `unseen` is possible, but no position received around that time confirms it. */
export type Plausibility = 'confirmed' | 'unseen' | 'impossible';

/** Picks the positions directly before and after a time, from positions in any order. */
export function receivedAround(sightings: readonly Sighting[], at: Date): Received {
  const time = ({ at: seen }: Sighting) => seen.getTime();
  const earlier = sightings.filter((each) => time(each) <= at.getTime()).sort((a, b) => time(b) - time(a));
  const later = sightings.filter((each) => time(each) > at.getTime()).sort((a, b) => time(a) - time(b));
  return { before: earlier[0] ?? null, after: later[0] ?? null };
}

/** The received position nearest in time. */
export function knownAt({ before, after }: Received, at: Date): Sighting | null {
  if (!before || !after) return before ?? after;
  return at.getTime() - before.at.getTime() <= after.at.getTime() - at.getTime() ? before : after;
}

/** Seconds between a time and the nearest received position; null when there is none. */
export function silentSeconds(received: Received, at: Date): number | null {
  const known = knownAt(received, at);
  return known && Math.round(Math.abs(at.getTime() - known.at.getTime()) / 1000);
}

/**
 * Whether a car can have been where its driver's device claims, at the time it claims. The car must be able to come
 * from its previous position and to reach its next one, so that no other time helps somebody who was elsewhere.
 * @param fastest meters per second
 */
export function plausiblePosition(reported: Sighting, received: Received, fastest: number): Plausibility {
  const seen = [received.before, received.after].filter((each) => each !== null);
  if (!seen.every((each) => isReachable(reported, each, fastest, GPS_METERS))) return 'impossible';
  const known = knownAt(received, reported.at);
  const isKnown =
    known !== null &&
    secondsBetween(known, reported) * 1000 <= CHECKABLE_MS &&
    distanceMeters(known, reported) <= GPS_METERS;
  return isKnown ? 'confirmed' : 'unseen';
}

/**
 * The positions that a car can have had one after another. Positions that it cannot have reached from the last
 * plausible one are left out. The total deviation beyond the highest speed is limited, so that many small leaps do not
 * get around the check.
 * @param sightings oldest first; the first one counts
 * @param fastest meters per second
 */
export function credibleAmong(sightings: readonly Sighting[], fastest: number): Sighting[] {
  const kept: Sighting[] = [];
  let slack = STRAY_METERS;
  for (const next of sightings) {
    const last = kept.at(-1);
    const spare = last ? slack + fastest * secondsBetween(last, next) - distanceMeters(last, next) : STRAY_METERS;
    if (spare < 0) continue;
    slack = Math.min(STRAY_METERS, spare);
    kept.push(next);
  }
  return kept;
}

/**
 * Whole seconds from `now` until a car can have reached another position from its credible one; 0 when it already can.
 */
export function secondsUntilCredible(
  from: Sighting & { slack: number },
  to: LatLng,
  now: Date,
  fastest: number,
): number {
  const needed = (distanceMeters(from, to) - from.slack) / fastest;
  return Math.max(0, Math.ceil(needed - (now.getTime() - from.at.getTime()) / 1000));
}

/**
 * Meters by which the received positions leap farther than a car can drive in that time; null when they do not. A
 * phone's first position may be wrong, so a leap proves nothing, but a device that invents the place of a step shows
 * one.
 * @param sightings oldest first
 * @param fastest meters per second
 */
export function leapMeters(sightings: readonly Sighting[], fastest: number): number | null {
  const leaps = sightings.slice(1).flatMap((next, index) => {
    const last = sightings[index];
    return last && !isReachable(last, next, fastest, STRAY_METERS) ? distanceMeters(last, next) : [];
  });
  return leaps.length === 0 ? null : Math.max(...leaps);
}

const secondsBetween = (one: Sighting, other: Sighting) => Math.abs(other.at.getTime() - one.at.getTime()) / 1000;

function isReachable(from: Sighting, to: Sighting, fastest: number, slackMeters: number): boolean {
  return distanceMeters(from, to) <= fastest * secondsBetween(from, to) + slackMeters;
}
