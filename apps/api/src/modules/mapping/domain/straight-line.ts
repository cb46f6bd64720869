import { distanceMeters, type LatLng } from '@groupride/geo';

/** Roads are longer than the crow flies: mean ratio in North American cities (Newell, "Traffic Flow on Transportation Networks", 1980, about 1.3). */
const DETOUR = 1.3;
/** Mean speed in city traffic, metres per second (25 miles an hour). */
const CITY_SPEED = 11.2;
/** Mean walking speed of adults, meters per second (5.1 km/h, Valhalla's default). */
const WALKING_SPEED = 1.42;

/** What a way takes, as far as a straight line tells. */
export function straightLine(points: readonly LatLng[]): { meters: number; seconds: number } {
  let straight = 0;
  for (let i = 1; i < points.length; i += 1) straight += distanceMeters(points[i - 1]!, points[i]!);
  const meters = Math.round(straight * DETOUR);
  return { meters, seconds: Math.round(meters / CITY_SPEED) };
}

/** The same on foot. */
export function straightWalk(from: LatLng, to: LatLng): { meters: number; seconds: number } {
  const meters = Math.round(distanceMeters(from, to) * DETOUR);
  return { meters, seconds: Math.round(meters / WALKING_SPEED) };
}

/** How far a car gets in a straight line, metres. */
export const reachableMeters = (minutes: number): number => (minutes * 60 * CITY_SPEED) / DETOUR;
