import type { LngLat } from '../read/extract';

export type Box = [west: number, south: number, east: number, north: number];

export const NOWHERE: Readonly<Box> = [Infinity, Infinity, -Infinity, -Infinity];

export function boxAround(points: Iterable<LngLat>): Box {
  let [west, south, east, north] = NOWHERE;
  for (const [lng, lat] of points) {
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return [west, south, east, north];
}

export const isIn = ([lng, lat]: LngLat, [west, south, east, north]: Readonly<Box>): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** @returns whether the ray from a point to the east intersects the segment between two others */
export const rayMeets = ([lng, lat]: LngLat, [x, y]: LngLat, [otherX, otherY]: LngLat): boolean =>
  y > lat !== otherY > lat && lng < ((otherX - x) * (lat - y)) / (otherY - y) + x;

/** @param rings closed; nested rings are holes */
export function isInside(at: LngLat, rings: readonly (readonly LngLat[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1)
      if (rayMeets(at, ring[index - 1] as LngLat, ring[index] as LngLat)) inside = !inside;
  }
  return inside;
}

/** Twice the signed area in square degrees, positive for a counterclockwise ring. */
export function turnOf(ring: readonly LngLat[]): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [x, y] = ring[index - 1] as LngLat;
    const [nextX, nextY] = ring[index] as LngLat;
    sum += x * nextY - nextX * y;
  }
  return sum;
}
