import type { LatLng } from './position';

/** Whether `point` lies inside a closed outline, by counting the sides north of the point. */
export function isInside(corners: readonly LatLng[], point: LatLng): boolean {
  let inside = false;
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    if (from.lng > point.lng === to.lng > point.lng) return;
    const lat = from.lat + ((point.lng - from.lng) / (to.lng - from.lng)) * (to.lat - from.lat);
    if (lat > point.lat) inside = !inside;
  });
  return inside;
}

/**
 * Smallest area in square degrees, less than a soccer field. Smaller outlines have corners that lie almost on a line.
 */
const LEAST_AREA = 1e-6;

/** Whether a closed outline encloses an area. */
export function enclosesArea(corners: readonly LatLng[]): boolean {
  const twice = corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    return sum + from.lng * to.lat - to.lng * from.lat;
  }, 0);
  return Math.abs(twice) / 2 >= LEAST_AREA;
}

/** Whether two sides of a closed outline that do not share a corner intersect. */
export function crossesItself(corners: readonly LatLng[]): boolean {
  const sides = corners.map((from, index) => [from, corners[(index + 1) % corners.length]!] as const);
  return sides.some((one, i) =>
    sides.some((other, j) => {
      const areNeighbors = j === i + 1 || (i === 0 && j === sides.length - 1);
      return j > i && !areNeighbors && meet(one, other);
    }),
  );
}

type Side = readonly [LatLng, LatLng];

function meet([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

/** 1 for left, -1 for right, 0 for straight on. */
const turn = (from: LatLng, via: LatLng, to: LatLng): number =>
  Math.sign((via.lng - from.lng) * (to.lat - from.lat) - (via.lat - from.lat) * (to.lng - from.lng));
