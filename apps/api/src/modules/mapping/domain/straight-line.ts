import { distanceMeters, type LatLng } from '@groupride/geo';

/** Mean ratio of road to straight-line distance in North American cities (Newell, "Traffic Flow on Transportation Networks", 1980, about 1.3). */
const DETOUR = 1.3;
/** Mean speed in city traffic, meters per second (25 miles an hour). */
export const CITY_SPEED = 11.2;
/** Mean walking speed of adults, meters per second (5.1 km/h, Valhalla's default). */
const WALKING_SPEED = 1.42;

/** Distance and time estimated from a straight line. */
export function straightLine(points: readonly LatLng[]): { meters: number; seconds: number } {
  let straight = 0;
  for (let i = 1; i < points.length; i += 1) straight += distanceMeters(points[i - 1]!, points[i]!);
  const meters = Math.round(straight * DETOUR);
  return { meters, seconds: Math.round(meters / CITY_SPEED) };
}

/** Seconds from each origin (row) to each destination (column). */
export const straightLineTimes = (origins: readonly LatLng[], destinations: readonly LatLng[]): number[][] =>
  origins.map((from) => destinations.map((to) => straightLine([from, to]).seconds));

/** Walking distance and time estimated from a straight line. */
export function straightWalk(from: LatLng, to: LatLng): { meters: number; seconds: number } {
  const meters = Math.round(distanceMeters(from, to) * DETOUR);
  return { meters, seconds: Math.round(meters / WALKING_SPEED) };
}

/** Straight-line meters that a car covers in the given minutes. */
export const reachableMeters = (minutes: number): number => (minutes * 60 * CITY_SPEED) / DETOUR;
