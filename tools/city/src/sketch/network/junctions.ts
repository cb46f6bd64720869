import { distance, type Point } from '../geometry/plane';
import { crossSegments, nearestOnLine } from '../geometry/segments';
import { SegmentIndex } from '../geometry/segment-index';
import type { Network, Strand } from './network';

/** An end within this distance of another strand, allowing for rounding, meets it. */
const TOUCHING_METERS = 1.5;

/**
 * Connects strands that meet at the same level: where they intersect, or one ends at the other. Free strands connect
 * only at their ends.
 */
export function tieIntersections(
  network: Network,
  strands: readonly Strand[],
  index: SegmentIndex<{ strand: Strand; segment: number }>,
): void {
  for (const strand of strands) {
    if (strand.free) continue;
    const points = strand.path.points;
    for (let segment = 0; segment < points.length - 1; segment++) {
      const p = points[segment] as Point;
      const q = points[segment + 1] as Point;
      index.near(p, q, 0.01, (r, s, other) => {
        if (other.strand.free || other.strand.id <= strand.id) return;
        const hit = crossSegments(p, q, r, s);
        if (!hit) return;
        const at = strand.path.meters(segment, hit.t);
        const node = network.intersectionNode({ x: p.x + (q.x - p.x) * hit.t, y: p.y + (q.y - p.y) * hit.t });
        network.tie(strand, at, node);
        network.tie(other.strand, other.strand.path.meters(other.segment, hit.u), node);
      });
    }
  }
  for (const strand of strands) tieEnds(network, strand, index);
}

function tieEnds(network: Network, strand: Strand, index: SegmentIndex<{ strand: Strand; segment: number }>): void {
  for (const [end, at] of [
    [strand.path.points[0] as Point, 0],
    [strand.path.points.at(-1) as Point, strand.path.length],
  ] as [Point, number][]) {
    const touching = new Set<Strand>();
    index.near(end, end, TOUCHING_METERS, (a, b, other) => {
      if (other.strand !== strand && nearestOnLine(end, [a, b]).distance <= TOUCHING_METERS) touching.add(other.strand);
    });
    for (const other of touching) {
      const place = nearestOnLine(end, other.path.points);
      const meters = other.path.meters(place.segment, place.t);
      const atItsEnd = meters < TOUCHING_METERS || meters > other.path.length - TOUCHING_METERS;
      if ((other.free || strand.free) && !atItsEnd) continue;
      const node = network.intersectionNode(end);
      network.tie(strand, at, node);
      network.tie(other, meters, node);
    }
  }
}

export function indexStrands(strands: readonly Strand[]): SegmentIndex<{ strand: Strand; segment: number }> {
  const index = new SegmentIndex<{ strand: Strand; segment: number }>();
  for (const strand of strands) index.addLine(strand.path.points, (segment) => ({ strand, segment }));
  return index;
}

/** The ends of the strand that have no station. */
export function looseEnds(strand: Strand): Point[] {
  return [strand.path.points[0] as Point, strand.path.points.at(-1) as Point].filter((end, which) =>
    strand.stations.every(
      (station) =>
        Math.abs(station.at - (which === 0 ? 0 : strand.path.length)) > 1 &&
        distance(end, strand.path.pointAt(station.at)) > 1,
    ),
  );
}
