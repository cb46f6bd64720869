import { distance, type Point } from '../geometry/plane';
import { crossLines, nearestOnLine } from '../geometry/segments';
import type { Chain } from './chains';
import type { Network, Strand } from './network';
import { addRamp, besideMiddle, markExit, rampTags, sides, tieInto } from './ramps';

/** The shape of a ramp: fractions of its length from the intersection, and of its full distance beside the motorway. */
const SHAPE: [along: number, out: number][] = [
  [-1, 0],
  [-0.62, 0.45],
  [-0.28, 1],
  [0.28, 1],
  [0.62, 0.45],
  [1, 0],
];

export interface Diamond {
  chain: Chain;
  /** Meters along the motorway's center line at which the road intersects it. */
  at: number;
  point: Point;
  /** Meters from the intersection to the far ends of the ramps. */
  reach: number;
  roadName: string;
  motorwayName: string;
  exit?: string;
}

/**
 * Draws the four ramps of a diamond: off and on, on both sides. Returns the number of sides that connect to the road.
 */
export function drawDiamond(network: Network, diamond: Diamond, candidates: readonly Strand[]): number {
  const out = Math.min(46, Math.max(30, diamond.reach * 0.15));
  let met = 0;
  for (const side of sides(diamond.chain)) {
    const line = SHAPE.map(([along, share]) =>
      besideMiddle(
        side,
        diamond.at + side.sign * along * diamond.reach,
        side.chain.half + (out - side.chain.half) * share,
      ),
    );
    const hits = candidates.flatMap((strand) => {
      const found = crossLines(line, strand.path.points).map((intersection) => ({
        strand,
        intersection,
        far: distance(intersection.point, diamond.point),
      }));
      return found.sort((a, b) => a.far - b.far).slice(0, 1);
    });
    const usable = hits.filter((hit) => hit.far < diamond.reach * 0.9);
    if (usable.length === 0) continue;
    met += 1;
    const start = tieInto(network, side.strand, line[0] as Point);
    const end = tieInto(network, side.strand, line.at(-1) as Point);
    if (start === end) continue;
    const first = (usable[0] as (typeof usable)[number]).intersection;
    const points = [...line.slice(0, first.a.segment + 1), first.point, ...line.slice(first.a.segment + 1)];
    const ramp = addRamp(network, points, rampTags(diamond.chain, undefined), start, end);
    markExit(network, start, diamond.exit);
    for (const { strand, intersection } of usable) {
      const node = network.intersectionNode(intersection.point, 4);
      const place = nearestOnLine(intersection.point, ramp.path.points);
      const at = ramp.path.meters(place.segment, place.t);
      network.tie(ramp, at, node);
      network.tie(strand, strand.path.meters(intersection.b.segment, intersection.b.t), node);
    }
    signRamp(ramp, first.a.segment + 1, diamond);
  }
  return met;
}

/** Signs for the ramps: the off-ramp leads to the road, and the on-ramp to the motorway. */
function signRamp(ramp: Strand, corner: number, diamond: Diamond): void {
  const off = { ...(ramp.tags[0] ?? {}), destination: diamond.roadName };
  const on = { ...(ramp.tags[0] ?? {}), destination: diamond.motorwayName };
  ramp.tags = ramp.tags.map((_, segment) => (segment < corner ? off : on));
}
