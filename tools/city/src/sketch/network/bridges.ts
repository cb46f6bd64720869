import { Path } from '../geometry/path';
import { between, type Point } from '../geometry/plane';
import { crossSegments } from '../geometry/segments';
import type { SegmentIndex } from '../geometry/segment-index';
import type { Network, Strand } from './network';

const HALF_BRIDGE_METERS = 22;

/**
 * Raises everything that intersects a free strand without a common node onto a bridge: of two free strands the later
 * one, and a ramp over both.
 */
export function raiseBridges(
  strands: readonly Strand[],
  index: SegmentIndex<{ strand: Strand; segment: number }>,
): void {
  for (const strand of strands) {
    strand.path.points.slice(1).forEach((end, segment) => {
      const start = strand.path.points[segment] as Point;
      index.near(start, end, 0.01, (r, s, under) => {
        if (!goesOver(strand, under.strand)) return;
        const hit = crossSegments(start, end, r, s);
        if (!hit) return;
        const at = strand.path.meters(segment, hit.t);
        const below = under.strand.path.meters(under.segment, hit.u);
        if (sharesNodeNear(strand, at, under.strand, below)) return;
        strand.bridges.push({
          from: at - HALF_BRIDGE_METERS,
          to: at + HALF_BRIDGE_METERS,
          layer: strand.kind === 'ramp' ? 2 : 1,
        });
      });
    });
    strand.bridges = merged(strand.bridges, strand.path);
  }
}

function goesOver(strand: Strand, under: Strand): boolean {
  if (strand === under || !under.free) return false;
  if (strand.kind === 'ramp') return under.kind !== 'ramp' || strand.id > under.id;
  if (under.kind === 'ramp') return false;
  return !strand.free || strand.id > under.id;
}

function sharesNodeNear(a: Strand, at: number, b: Strand, below: number): boolean {
  return a.stations.some(
    (one) =>
      Math.abs(one.at - at) < HALF_BRIDGE_METERS * 2 &&
      b.stations.some((other) => other.node === one.node && Math.abs(other.at - below) < HALF_BRIDGE_METERS * 2),
  );
}

function merged(bridges: Strand['bridges'], path: Path): Strand['bridges'] {
  const result: Strand['bridges'] = [];
  for (const bridge of [...bridges].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    const from = Math.max(0, bridge.from);
    const to = Math.min(path.length, bridge.to);
    if (last && from <= last.to + 5) {
      last.to = Math.max(last.to, to);
      last.layer = Math.max(last.layer, bridge.layer);
    } else result.push({ from, to, layer: bridge.layer });
  }
  return result;
}

/** Intersections at grade of free strands with others that are not ramps, of which there should be none. */
export function atGradeMotorwayIntersections(network: Network): Point[] {
  const users = new Map<number, { strand: Strand; at: number }[]>();
  for (const strand of network.strands) {
    for (const station of strand.stations)
      users.set(station.node, [...(users.get(station.node) ?? []), { strand, at: station.at }]);
  }
  const inside = (use: { strand: Strand; at: number }) => use.at > 1 && use.at < use.strand.path.length - 1;
  return [...users]
    .filter(([, uses]) => uses.some((use) => use.strand.free && use.strand.kind === 'main' && inside(use)))
    .filter(([, uses]) => uses.some((use) => use.strand.kind !== 'ramp' && !use.strand.free))
    .map(([node]) => between(network.node(node), network.node(node), 0));
}
