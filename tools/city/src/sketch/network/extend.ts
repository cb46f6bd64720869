import type { SketchInterchange } from '../../../charlotte/format';
import { distance, type Point } from '../geometry/plane';
import { crossLines, nearestOnLine } from '../geometry/segments';
import { speaksOf } from './find';
import type { Road } from './roads';

const ENDS_AT_METERS = 90;
const OVER_METERS = 75;

/**
 * Extends a road that ends at a motorway with an interchange across the motorway, so that the ramps on the far side
 * reach it.
 */
export function leadAcross(roads: readonly Road[], interchanges: readonly SketchInterchange[]): void {
  for (const interchange of interchanges) {
    const motorways = roads.filter((road) => road.free && speaksOf(interchange.motorway, road.sketch));
    for (const road of roads.filter((one) => !one.free && speaksOf(interchange.road, one.sketch))) {
      for (const motorway of motorways) {
        lead(road, motorway, roads, 'end');
        lead(road, motorway, roads, 'start');
      }
    }
  }
}

function lead(road: Road, motorway: Road, roads: readonly Road[], which: 'start' | 'end'): void {
  const points = which === 'end' ? road.points : [...road.points].reverse();
  const end = points.at(-1) as Point;
  const place = nearestOnLine(end, motorway.points);
  if (place.distance > ENDS_AT_METERS) return;
  const goesOn = roads.some(
    (other) =>
      other !== road && [other.points[0] as Point, other.points.at(-1) as Point].some((tip) => distance(tip, end) < 1),
  );
  if (goesOn) return;
  const a = motorway.points[place.segment] as Point;
  const b = motorway.points[place.segment + 1] as Point;
  const length = distance(a, b) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const before = points.at(-2) as Point;
  // From its side to the other one, where it has not been yet.
  const side = Math.sign((before.x - a.x) * across.x + (before.y - a.y) * across.y) || 1;
  const target = { x: place.point.x - side * across.x * OVER_METERS, y: place.point.y - side * across.y * OVER_METERS };
  const crossesAlready = crossLines(points, motorway.points).length > 0;
  const joined = crossesAlready
    ? [...points, target]
    : [...points, ...(place.distance > 15 ? [place.point] : []), target];
  road.points = which === 'end' ? joined : joined.reverse();
}
