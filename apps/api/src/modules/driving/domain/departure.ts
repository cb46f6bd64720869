import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/** Time of the reminder before the start. */
const REMIND_BEFORE_MS = 20 * MINUTE;
/** A driver who is still far away at this time before the start would be late. */
const FAR_BEFORE_MS = 5 * MINUTE;
/** Latest departure of a nearby driver, after the start. */
const LATEST_AFTER_MS = 5 * MINUTE;
/** Minimum time to depart after accepting a ride. */
const GRACE_AFTER_ACCEPTANCE_MS = 5 * MINUTE;
/** Straight-line meters; about ten minutes of city driving. */
const FAR_METERS = 5000;
/** Older positions are ignored. */
const POSITION_TTL_MS = 2 * MINUTE;

interface LastSeen {
  isOnline: boolean;
  credibleLat: number | null;
  credibleLng: number | null;
  positionAt: Date | null;
  lastSeenAt: Date | null;
}

export interface DepartureCheck {
  remind: boolean;
  withdraw: boolean;
  /** Time of the next check; null when none is needed. */
  next: Date | null;
}

/**
 * Straight-line meters to the pickup from the driver's last plausible position; null when the position is unknown or
 * the driver is offline.
 */
export function metersAway(
  { isOnline, credibleLat: lat, credibleLng: lng, positionAt, lastSeenAt }: LastSeen,
  pickup: LatLng,
  now: Date,
): number | null {
  const seenAt = Math.max(positionAt?.getTime() ?? 0, lastSeenAt?.getTime() ?? 0);
  if (!isOnline || lat === null || lng === null || seenAt < now.getTime() - POSITION_TTL_MS) return null;
  return distanceMeters({ lat, lng }, pickup);
}

/** Time of the first check of a confirmed ride. */
export function firstCheckAt(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - REMIND_BEFORE_MS);
}

/**
 * Decides what to do about a driver who has confirmed a ride and has not set out yet.
 * @param away straight-line meters to the pickup; null when unknown or the driver is offline
 */
export function checkDeparture(
  { scheduledAt, acceptedAt }: { scheduledAt: Date; acceptedAt: Date },
  away: number | null,
  now: Date,
): DepartureCheck {
  const start = scheduledAt.getTime();
  const reminder = start - REMIND_BEFORE_MS;
  const grace = acceptedAt.getTime() + GRACE_AFTER_ACCEPTANCE_MS;
  const far = Math.max(start - FAR_BEFORE_MS, grace);
  const latest = Math.max(start + LATEST_AFTER_MS, grace);
  const moment = now.getTime();
  if (moment < reminder) return { remind: false, withdraw: false, next: new Date(reminder) };
  if (moment < far) return { remind: true, withdraw: false, next: new Date(far) };
  const isFar = away === null || away > FAR_METERS;
  if (isFar || moment >= latest) return { remind: false, withdraw: true, next: null };
  return { remind: true, withdraw: false, next: new Date(latest) };
}
