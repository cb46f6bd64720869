import type { ProgressCause } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/** Older positions are not used for where the car currently is. Shorter than any wait at a pickup. */
export const FRESH_POSITION_MS = 2 * MINUTE;
/** The travel time must drop by this much to count as progress: more than a GPS error between two streets. */
const PROGRESS_SECONDS = 30;
/** Positions of a parked car vary by up to this distance. */
const STILL_METERS = 100;
/** A driver this near may be looking for the group or for a place to stop. */
const NEARLY_THERE_SECONDS = 120;
/**
 * Additional time for drivers at the pickup, who may be with the group and without a network. It is limited, so that a
 * group does not wait there forever.
 */
const AT_PICKUP_MS = 15 * MINUTE;
/** A longer route must persist for this long, because a turn onto a highway may be the only route. */
const AWAY_LASTS_MS = 50_000;
/** A driver who is early for a scheduled ride may wait elsewhere until this long before they have to leave. */
const EARLY_MS = 10 * MINUTE;
/** Assumed when the travel time is not known. */
const UNKNOWN_TRAVEL_TIME_MS = 20 * MINUTE;

/** The progress of a driver toward the pickup. */
export interface Approach {
  /** The shortest travel time since the acceptance, or since the driver last answered that they are on the way. */
  closestSeconds: number;
  /** Whether the seconds are estimated from the straight line. */
  estimated: boolean;
  closestAt: Date;
  /** Where the car stood at `movedAt`. */
  place: LatLng;
  movedAt: Date;
  /**
   * Time since which the route has been clearly longer than the shortest one, or a driver who arrived has been away
   * from the pickup; null when neither applies.
   */
  awaySince: Date | null;
}

export interface DriverEnRoute {
  now: Date;
  pickup: LatLng;
  /** A driver within this distance of the pickup counts as being there. */
  arrivalMeters: number;
  scheduledAt: Date | null;
  acceptedAt: Date;
  /** Time at which the driver reported their arrival at the pickup; null before. */
  arrivedAt: Date | null;
  position: (LatLng & { at: Date }) | null;
  /** Time of the phone's last contact, including positions. */
  seenAt: Date | null;
  /** Travel time by road from the position; null without one. */
  travelTime: { seconds: number; estimated: boolean } | null;
  /**
   * Whether an engineer controls the driver in a sandbox. Such a car moves only on command, so a stop means nothing.
   */
  isControlled: boolean;
}

export interface ProgressLimits {
  askStalledMinutes: number;
  askAwayMinutes: number;
  askUnreachableMinutes: number;
}

export interface Concern {
  cause: ProgressCause;
  since: Date;
  /**
   * The travel time from which progress is measured: the shortest so far; null when none is known, or the driver was
   * nearly there when asked.
   */
  seconds: number | null;
}

/** Updates the approach with the current observation. A position that is not fresh changes nothing. */
export function observe(before: Approach | null, seen: DriverEnRoute, limits: ProgressLimits): Approach | null {
  const { position, travelTime, now } = seen;
  if (!position || !travelTime || !isFresh(seen)) return before;
  // Estimated and routed travel times cannot be compared.
  if (!before || before.estimated !== travelTime.estimated) return begin(position, travelTime, now);
  const hasMoved = distanceMeters(before.place, position) > STILL_METERS;
  const isCloser = travelTime.seconds <= before.closestSeconds - PROGRESS_SECONDS;
  const isAway = seen.arrivedAt
    ? !isAtPickup(seen)
    : travelTime.seconds >= before.closestSeconds + limits.askAwayMinutes * 60;
  return {
    estimated: travelTime.estimated,
    closestSeconds: isCloser ? travelTime.seconds : before.closestSeconds,
    closestAt: isCloser ? now : before.closestAt,
    place: hasMoved ? { lat: position.lat, lng: position.lng } : before.place,
    movedAt: hasMoved ? now : before.movedAt,
    awaySince: isAway ? (before.awaySince ?? now) : null,
  };
}

/**
 * Begins an approach at this position: at first, and when the driver answers that they are on the way, perhaps by
 * another route.
 */
export function begin(
  { lat, lng }: LatLng,
  { seconds, estimated }: { seconds: number; estimated: boolean },
  now: Date,
): Approach {
  return { closestSeconds: seconds, estimated, closestAt: now, place: { lat, lng }, movedAt: now, awaySince: null };
}

/**
 * Continues an approach after a settled question: the time restarts, but the shortest travel time so far still counts.
 */
export function resume(
  before: Approach | null,
  position: LatLng,
  travelTime: { seconds: number; estimated: boolean },
  now: Date,
): Approach {
  const anew = begin(position, travelTime, now);
  if (before?.estimated !== travelTime.estimated) return anew;
  return { ...anew, closestSeconds: Math.min(before.closestSeconds, travelTime.seconds) };
}

/** Why the driver should be asked whether they are still coming; null when there is no reason. */
export function concernAbout(approach: Approach | null, seen: DriverEnRoute, limits: ProgressLimits): Concern | null {
  const { now, travelTime } = seen;
  const seconds = approach?.closestSeconds ?? travelTime?.seconds ?? null;
  const leaveBy = seen.scheduledAt
    ? new Date(
        seen.scheduledAt.getTime() - (travelTime ? travelTime.seconds * 1000 : UNKNOWN_TRAVEL_TIME_MS) - EARLY_MS,
      )
    : null;
  if (leaveBy && now < leaveBy) return null;
  const isThere = isAtPickup(seen);
  if (seen.arrivedAt) return hasLeft(approach, seen, limits);
  const silentSince = latest(seen.acceptedAt, seen.seenAt, leaveBy);
  if (passed(silentSince, now) >= limits.askUnreachableMinutes * MINUTE + (isThere ? AT_PICKUP_MS : 0))
    return { cause: 'unreachable', since: silentSince, seconds };
  // Without positions, but with other signs of life, the phone has lost GPS.
  if (!approach || !travelTime || !isFresh(seen)) return null;
  const isNear = isNearlyThere(seen);
  if (!isNear && approach.awaySince && passed(approach.awaySince, now) >= AWAY_LASTS_MS)
    return { cause: 'moving_away', since: approach.awaySince, seconds };
  if (seen.isControlled) return null;
  const since = latest(approach.closestAt, leaveBy);
  // A car that moves without coming nearer is in a traffic jam or on a detour.
  const isMoving = passed(approach.movedAt, now) < limits.askStalledMinutes * MINUTE;
  const patience = limits.askStalledMinutes * MINUTE * (isMoving ? 2 : 1) + (isNear ? AT_PICKUP_MS : 0);
  return passed(since, now) >= patience ? { cause: 'stalled', since, seconds: isNear ? null : seconds } : null;
}

/**
 * A driver farther away than the arrival distance has left the pickup in every respect: no-shows are refused, and
 * cancellations cost what they did before the arrival. Circling the block within that distance does not matter, nor
 * does silence: the phone may have no network at the pickup.
 */
function hasLeft(approach: Approach | null, seen: DriverEnRoute, { askAwayMinutes }: ProgressLimits): Concern | null {
  const since = approach?.awaySince ?? null;
  if (since === null || !isFresh(seen) || isAtPickup(seen)) return null;
  return passed(since, seen.now) >= askAwayMinutes * MINUTE ? { cause: 'left_pickup', since, seconds: null } : null;
}

/**
 * Whether a driver who was asked has shown that they are coming. Before an answer, progress is measured from the
 * shortest travel time so far, so that coming back a little does not excuse a driver who drives away. After an answer,
 * it is measured from the travel time at the answer, because a closed road may require another route.
 */
export function hasProgressed(
  asked: { cause: Concern['cause']; askedAt: Date; seconds: number | null; answers: number },
  seen: DriverEnRoute,
  limits: ProgressLimits,
): boolean {
  // A driver who left must be back at the pickup, where the group can see the car.
  if (asked.cause === 'left_pickup') return isFresh(seen) && isAtPickup(seen);
  if (asked.cause === 'unreachable') return seen.seenAt !== null && seen.seenAt > asked.askedAt;
  // A driver who was nearly there can only arrive or answer.
  if (asked.seconds === null) return false;
  if (isAtPickup(seen)) return true;
  if (!isFresh(seen) || !seen.travelTime) return false;
  // A driver who was asked because of a longer route only has to get off it.
  const longer = asked.cause === 'moving_away' && asked.answers === 0 ? limits.askAwayMinutes * 60 : 0;
  return seen.travelTime.seconds <= asked.seconds + longer - PROGRESS_SECONDS;
}

const passed = (since: Date, now: Date): number => now.getTime() - since.getTime();
const isFresh = ({ position, now }: DriverEnRoute): boolean =>
  position !== null && passed(position.at, now) <= FRESH_POSITION_MS;

/** Whether a fresh position is away from the pickup; null without a fresh position. */
export const isElsewhere = (seen: DriverEnRoute): boolean | null => (isFresh(seen) ? !isAtPickup(seen) : null);

function isNearlyThere(seen: DriverEnRoute): boolean {
  return isAtPickup(seen) || (seen.travelTime !== null && seen.travelTime.seconds <= NEARLY_THERE_SECONDS);
}

function isAtPickup({ position, pickup, arrivalMeters }: DriverEnRoute): boolean {
  return position !== null && distanceMeters(position, pickup) <= arrivalMeters;
}

function latest(first: Date, ...others: readonly (Date | null)[]): Date {
  return others.reduce<Date>((last, each) => (each && each > last ? each : last), first);
}
