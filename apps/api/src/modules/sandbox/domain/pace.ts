import { distanceMeters, STRAY_METERS, type LatLng } from '@groupride/geo';

/** The last credible position of a driver. */
export interface LastPosition {
  credibleLat: number | null;
  credibleLng: number | null;
  credibleAt: Date | null;
  credibleSlack: number | null;
}

/**
 * Seconds until a position becomes credible: no car is faster than `fastest`, and positions have a small error.
 * @param fastest meters per second
 */
export function secondsToReach(
  { credibleLat, credibleLng, credibleAt, credibleSlack }: LastPosition,
  to: LatLng,
  { now, fastest }: { now: Date; fastest: number },
): number {
  if (credibleLat === null || credibleLng === null || credibleAt === null) return 0;
  const meters = distanceMeters({ lat: credibleLat, lng: credibleLng }, to) - (credibleSlack ?? STRAY_METERS);
  const passed = (now.getTime() - credibleAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(meters / fastest - passed));
}
