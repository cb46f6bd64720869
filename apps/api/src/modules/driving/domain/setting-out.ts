import { distanceMeters, type LatLng } from '@groupride/geo';

const MINUTE = 60_000;
/** The driver is reminded so long before the start. */
const REMIND_BEFORE = 20 * MINUTE;
/** Who is still far away so long before the start does not come in time. */
const FAR_BEFORE = 5 * MINUTE;
/** The last moment to set out for a driver who is near. */
const LATEST_AFTER = 5 * MINUTE;
/** Whoever takes a ride at the last moment has so long to set out. */
const AFTER_ACCEPTANCE = 5 * MINUTE;
/** By straight line; about ten minutes in the city. */
const FAR_METERS = 5000;
/** A position without a sign of life for so long says nothing. */
const SEEN_WITHIN = 2 * MINUTE;

interface Whereabouts {
  isOnline: boolean;
  lat: number | null;
  lng: number | null;
  positionAt: Date | null;
  lastSeenAt: Date | null;
}

export interface SettingOut {
  remind: boolean;
  takeBack: boolean;
  /** Look again then; null when there is nothing more to look for. */
  next: Date | null;
}

/** Straight line from a driver to the pickup; null: unknown, or offline and so unable to set out. */
export function metersAway(
  { isOnline, lat, lng, positionAt, lastSeenAt }: Whereabouts,
  pickup: LatLng,
  now: Date,
): number | null {
  const seenAt = Math.max(positionAt?.getTime() ?? 0, lastSeenAt?.getTime() ?? 0);
  if (!isOnline || lat === null || lng === null || seenAt < now.getTime() - SEEN_WITHIN) return null;
  return distanceMeters({ lat, lng }, pickup);
}

/** The first moment at which a confirmed ride needs a look. */
export function firstLook(scheduledAt: Date): Date {
  return new Date(scheduledAt.getTime() - REMIND_BEFORE);
}

/**
 * What is to be done about a driver who has confirmed a ride and not set out yet.
 * @param away straight line to the pickup; null: unknown, or the driver is offline
 */
export function settingOut(
  { scheduledAt, acceptedAt }: { scheduledAt: Date; acceptedAt: Date },
  away: number | null,
  now: Date,
): SettingOut {
  const start = scheduledAt.getTime();
  const reminder = start - REMIND_BEFORE;
  const grace = acceptedAt.getTime() + AFTER_ACCEPTANCE;
  const far = Math.max(start - FAR_BEFORE, grace);
  const latest = Math.max(start + LATEST_AFTER, grace);
  const moment = now.getTime();
  if (moment < reminder) return { remind: false, takeBack: false, next: new Date(reminder) };
  if (moment < far) return { remind: true, takeBack: false, next: new Date(far) };
  const isFar = away === null || away > FAR_METERS;
  if (isFar || moment >= latest) return { remind: false, takeBack: true, next: null };
  return { remind: true, takeBack: false, next: new Date(latest) };
}
