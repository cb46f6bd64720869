import type { OsmTags } from '../../osm';
import type { SketchRoad } from '../../../charlotte/format';
import { distance, parseLine, type Point } from '../geometry/plane';
import { Path } from '../geometry/path';
import { smooth } from '../geometry/smooth';
import { SegmentIndex } from '../geometry/segment-index';
import { crossLines, nearestOnLine } from '../geometry/segments';

/** A road of the data with its line on the plane. */
export interface Road {
  sketch: SketchRoad;
  points: Point[];
  /** Whether this is a motorway or expressway, which only ramps join. */
  free: boolean;
}

const JOIN_METERS = 60;
const TOUCHING_METERS = 0.5;

/** Reads the roads, and joins ends that narrowly miss or overshoot another road. */
export function readRoads(sketches: readonly SketchRoad[]): Road[] {
  const roads = sketches.map((sketch) => ({
    sketch,
    points: parseLine(sketch.line),
    free: sketch.class === 'motorway' || (sketch.class === 'trunk' && sketch.dual === true),
  }));
  const usable = roads.filter((road) => road.points.length >= 2);
  for (const road of usable) road.points = curved(road);
  const index = new SegmentIndex<Road>();
  for (const road of usable) index.addLine(road.points, () => road);
  for (const road of usable) {
    for (const which of ['end', 'start'] as const) {
      const end = road.points.at(which === 'end' ? -1 : 0) as Point;
      const others = new Set<Road>();
      index.near(end, end, JOIN_METERS + 5, (_a, _b, other) => {
        if (other !== road) others.add(other);
      });
      joinEnd(road, [...others], which);
    }
  }
  return usable;
}

/**
 * Draws roads as curves, because the data only has straight lines between points. The vertices keep their positions.
 */
function curved(road: Road): Point[] {
  return road.free
    ? smooth(road.points, (length) => Math.min(6, Math.ceil(length / 70)), 300)
    : smooth(road.points, (length) => Math.min(4, Math.floor(length / 60)), 110);
}

export function roadTags(road: SketchRoad): OsmTags {
  return {
    highway: road.class,
    name: road.name,
    ...(road.also ? { alt_name: road.also.join(';') } : {}),
    ...(road.ref ? { ref: road.ref } : {}),
    maxspeed: `${road.mph} mph`,
    lanes: String(road.dual || road.oneway ? road.lanes : road.lanes * 2),
    ...(road.dual || road.oneway ? { oneway: 'yes' } : {}),
    surface: 'asphalt',
  };
}

/**
 * Joins an end to a nearby road, but a free road and a regular one only end to end, because traffic between them uses
 * ramps.
 */
function joinEnd(road: Road, others: Road[], which: 'start' | 'end'): void {
  const points = which === 'end' ? road.points : [...road.points].reverse();
  const end = points.at(-1) as Point;
  let best: { point: Point; distance: number } | null = null;
  for (const other of others) {
    if (other.free && road.free) continue;
    for (const tip of [other.points[0] as Point, other.points.at(-1) as Point]) {
      const far = distance(tip, end);
      if (far <= TOUCHING_METERS) return;
      // An end is preferred to a place beside it, because two roads that continue each other meet in one point.
      if (far <= JOIN_METERS && (!best || far * 0.6 < best.distance)) best = { point: tip, distance: far * 0.6 };
    }
    if (other.free !== road.free) continue;
    const place = nearestOnLine(end, other.points);
    if (place.distance <= TOUCHING_METERS) return;
    if (place.distance <= JOIN_METERS && (!best || place.distance < best.distance))
      best = { point: place.point, distance: place.distance };
  }
  if (!best) return;
  const overhang = road.free ? null : intersectionBefore(points, others);
  const joined = overhang ?? [
    ...points.slice(0, -1),
    ...(distance(points.at(-1) as Point, best.point) > 12 && points.length > 1 ? [end] : []),
    best.point,
  ];
  if (joined.length < 2 || new Path(joined).length < 5) return;
  road.points = which === 'end' ? joined : joined.reverse();
}

/** The line, cut at a road that it intersects within its last meters. */
function intersectionBefore(points: Point[], others: Road[]): Point[] | null {
  const path = new Path(points);
  let cut = Infinity;
  for (const other of others) {
    if (other.free) continue;
    for (const intersection of crossLines(points, other.points)) {
      const at = path.meters(intersection.a.segment, intersection.a.t);
      if (path.length - at <= JOIN_METERS) cut = Math.min(cut, at);
    }
  }
  return cut === Infinity || cut < 5 ? null : path.slice(0, cut);
}
