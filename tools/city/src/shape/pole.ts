// Finds the label position of an area: the interior point farthest from its edge. The search subdivides squares, the
// most promising first, as in polylabel by V. Agafonkin.
import type { LngLat } from '../read/extract';
import { boxAround, isInside } from './ring';

type Polygon = readonly (readonly LngLat[])[];

/** Precision as a fraction of the area's shorter side; smaller differences are invisible. */
const PRECISION = 1 / 60;
/** Outlines with more points are simplified first. */
const MOST_POINTS = 600;

interface Square {
  at: LngLat;
  half: number;
  /** Distance from its center to the edge, negative outside. */
  distance: number;
  /** Upper bound of the distance from the edge for all its points. */
  most: number;
}

const { hypot, max, min, SQRT2 } = Math;

function toStretch([x, y]: LngLat, [fromX, fromY]: LngLat, [toX, toY]: LngLat): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : max(0, min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return hypot(x - fromX - along * dx, y - fromY - along * dy);
}

function distanceTo(at: LngLat, rings: Polygon): number {
  let least = Infinity;
  for (const ring of rings)
    for (let index = 1; index < ring.length; index += 1)
      least = min(least, toStretch(at, ring[index - 1] as LngLat, ring[index] as LngLat));
  return isInside(at, rings) ? least : -least;
}

function thinned(ring: readonly LngLat[], every: number): LngLat[] {
  return ring.filter((_, index) => index % every === 0 || index === ring.length - 1);
}

/** In a plane where a degree has the same length in every direction. */
function pole(rings: Polygon): LngLat {
  const [outer = []] = rings;
  const [west, south, east, north] = boxAround(outer);
  const side = min(east - west, north - south);
  const square = (at: LngLat, half: number): Square => {
    const distance = distanceTo(at, rings);
    return { at, half, distance, most: distance + half * SQRT2 };
  };
  let best = square([(west + east) / 2, (south + north) / 2], 0);
  if (side <= 0) return best.at;
  const waiting: Square[] = [];
  for (let x = west; x < east; x += side)
    for (let y = south; y < north; y += side) waiting.push(square([x + side / 2, y + side / 2], side / 2));
  for (;;) {
    const next = waiting.reduce<Square | undefined>(
      (first, other) => (first === undefined || other.most > first.most ? other : first),
      undefined,
    );
    if (next === undefined || next.most - max(best.distance, 0) <= side * PRECISION) return best.at;
    waiting.splice(waiting.indexOf(next), 1);
    if (next.distance > best.distance) best = next;
    const half = next.half / 2;
    for (const [right, up] of [
      [-half, -half],
      [half, -half],
      [-half, half],
      [half, half],
    ] as const) {
      const part = square([next.at[0] + right, next.at[1] + up], half);
      if (part.most > best.distance) waiting.push(part);
    }
  }
}

/** @param polygons the largest one gets the label @returns undefined if none has an area */
export function poleOf(polygons: readonly Polygon[]): LngLat | undefined {
  const sized = polygons.map((rings) => {
    const [west, south, east, north] = boxAround(rings[0] ?? []);
    return { rings, size: (east - west) * (north - south) };
  });
  const [largest] = sized.filter(({ size }) => size > 0).sort((one, two) => two.size - one.size);
  const [at] = largest?.rings[0] ?? [];
  if (largest === undefined || at === undefined) return undefined;
  const narrow = Math.cos((at[1] * Math.PI) / 180);
  const points = largest.rings.reduce((sum, ring) => sum + ring.length, 0);
  const flat = largest.rings.map((ring) =>
    thinned(ring, Math.ceil(points / MOST_POINTS)).map(([lng, lat]): LngLat => [lng * narrow, lat]),
  );
  const [x, y] = pole(flat);
  return [x / narrow, y];
}
