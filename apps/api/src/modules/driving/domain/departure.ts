import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/** The driver is reminded so long before the start. */
const REMIND_BEFORE_MS = 20 * MINUTE;
/** Who is still far away so long before the start does not come in time. */
const FAR_BEFORE_MS = 5 * MINUTE;
/** The last moment to set out for a driver who is near. */
const LATEST_AFTER_MS = 5 * MINUTE;
/** Whoever takes a ride at the last moment has so long to set out. */
const GRACE_AFTER_ACCEPTANCE_MS = 5 * MINUTE;
/** By straight line; about ten minutes in the city. */
const FAR_METERS = 5000;
/** A position without a sign of life for so long says nothing. */
const POSITION_TTL_MS = 2 * MINUTE;

interface LastSeen {
  isOnline: boolean;
  lat: number | null;
  lng: number | null;
  positionAt: Date | null;
  lastSeenAt: Date | null;
}

export interface DepartureCheck {
  remind: boolean;
  withdraw: boolean;
  /** Look again then; null when there is nothing more to look for. */
  next: Date | null;
}

/** Straight line from a driver to the pickup; null: unknown, or offline and so unable to set out. */
export function metersAway(
  { isOnline, lat, lng, positionAt, lastSeenAt }: LastSeen,
  pickup: LatLng,
  now: Date,
): number | null {
  const seenAt = Math.max(positionAt?.getTime() ?? 0, lastSeenAt?.getTime() ?? 0);
  if (!isOnline || lat === null || lng === null || seenAt < now.getTime() - POSITION_TTL_MS) return null;
  return distanceMeters({ lat, lng }, pickup);
}

/** The first moment at which a confirmed ride needs a look. */
export function firstCheckAt(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - REMIND_BEFORE_MS);
}

/**
 * What is to be done about a driver who has confirmed a ride and not set out yet.
 * @param away straight line to the pickup; null: unknown, or the driver is offline
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
