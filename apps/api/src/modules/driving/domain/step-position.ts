import { distanceMeters, type LatLng } from '@groupride/geo';

/** Faster than any road of a city allows: about 100 mph. */
const FASTEST_METERS_PER_SECOND = 45;
/** Two positions of a device at the same place differ by this much between tall buildings. */
const GPS_METERS = 200;
/** Positions received one after the other differ by this much where a phone first finds itself wrongly, by some blocks. */
const STRAY_METERS = 800;
/** A device that has a network sends positions every few seconds; after this long without one nobody can check what it claims. */
const CHECKABLE_MS = 30_000;

/** A position at a moment. */
export interface Sighting extends LatLng {
  at: Date;
}

/** What the server received from the driver's device around a moment. */
export interface Received {
  /** The last one up to the moment. */
  before: Sighting | null;
  /** The first one after it. */
  after: Sighting | null;
}

/** `unseen`: possible, but nothing was received around that moment. */
export type Plausibility = 'confirmed' | 'unseen' | 'impossible';

/** Picks the two that enclose a moment, from positions in any order. */
export function receivedAround(sightings: readonly Sighting[], at: Date): Received {
  const time = ({ at: seen }: Sighting) => seen.getTime();
  const earlier = sightings.filter((each) => time(each) <= at.getTime()).sort((a, b) => time(b) - time(a));
  const later = sightings.filter((each) => time(each) > at.getTime()).sort((a, b) => time(a) - time(b));
  return { before: earlier[0] ?? null, after: later[0] ?? null };
}

/** The one nearest in time to a moment: what the server knows of it. */
export function knownAt({ before, after }: Received, at: Date): Sighting | null {
  if (!before || !after) return before ?? after;
  return at.getTime() - before.at.getTime() <= after.at.getTime() - at.getTime() ? before : after;
}

/** Seconds between a moment and what the server knows of it; null when it knows nothing. */
export function silentSeconds(received: Received, at: Date): number | null {
  const known = knownAt(received, at);
  return known && Math.round(Math.abs(at.getTime() - known.at.getTime()) / 1000);
}

/**
 * Whether a car can have been where its driver's device says, at the time it says. It must have been able to come from where it
 * was seen before and to get to where it was seen afterwards, so that no other time helps somebody who was elsewhere.
 */
export function plausiblePosition(reported: Sighting, received: Received): Plausibility {
  const seen = [received.before, received.after].filter((each) => each !== null);
  if (!seen.every((each) => isReachable(reported, each))) return 'impossible';
  const known = knownAt(received, reported.at);
  return known && Math.abs(reported.at.getTime() - known.at.getTime()) <= CHECKABLE_MS ? 'confirmed' : 'unseen';
}

/**
 * Meters that the received positions leap over, farther than a car comes in that time; null when they do not. A phone's first position
 * may be wrong, so a leap proves nothing, but a device that invents the place of a step shows one.
 * @param sightings oldest first
 */
export function leapMeters(sightings: readonly Sighting[]): number | null {
  const leaps = sightings.slice(1).flatMap((next, index) => {
    const last = sightings[index];
    return last && !isReachable(last, next, STRAY_METERS) ? distanceMeters(last, next) : [];
  });
  return leaps.length === 0 ? null : Math.max(...leaps);
}

function isReachable(from: Sighting, to: Sighting, slackMeters = GPS_METERS): boolean {
  const seconds = Math.abs(to.at.getTime() - from.at.getTime()) / 1000;
  return distanceMeters(from, to) <= FASTEST_METERS_PER_SECOND * seconds + slackMeters;
}
