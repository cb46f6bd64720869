import { bend, direction } from '../geometry/path';
import { distance, type Point } from '../geometry/plane';
import type { Chain } from './chains';
import type { Network } from './network';
import { addRamp, besideMiddle, markExit, rampTags, sides, tieInto, type Side } from './ramps';

export interface Flyover {
  a: Chain;
  b: Chain;
  /** The intersection, and its meters along both center lines. */
  point: Point;
  atA: number;
  atB: number;
  /** Meters from the intersection to the ramps' ends on each motorway. */
  reachA: number;
  reachB: number;
  exit?: string;
}

/** Right-turn ramps start and end nearer to the intersection than left-turn ramps, by this factor. */
const RIGHT_TURN_REACH = 0.68;

/** Draws a ramp for every possible turn from one motorway to the other. Returns their number. */
export function drawFlyovers(network: Network, flyover: Flyover): number {
  let drawn = 0;
  for (const [from, to, reachFrom, reachTo, atFrom, atTo] of [
    [flyover.a, flyover.b, flyover.reachA, flyover.reachB, flyover.atA, flyover.atB],
    [flyover.b, flyover.a, flyover.reachB, flyover.reachA, flyover.atB, flyover.atA],
  ] as [Chain, Chain, number, number, number, number][]) {
    for (const leaving of sides(from)) {
      for (const joining of sides(to)) {
        const start = leavePoint(leaving, atFrom, reachFrom, flyover.point);
        const end = joinPoint(joining, atTo, reachTo, flyover.point);
        if (!start || !end) continue;
        const right = turnsRight(start.point, flyover.point, end.point);
        const share = right ? RIGHT_TURN_REACH : 1;
        const first = start.fixed
          ? start.point
          : besideMiddle(leaving, atFrom - leaving.sign * reachFrom * share, from.half);
        const last = end.fixed ? end.point : besideMiddle(joining, atTo + joining.sign * reachTo * share, to.half);
        const nodeFrom = tieInto(network, leaving.strand, first);
        const nodeTo = tieInto(network, joining.strand, last);
        addRamp(
          network,
          bend(network.node(nodeFrom), flyover.point, network.node(nodeTo)),
          rampTags(to, nameAt(joining, atTo)),
          nodeFrom,
          nodeTo,
        );
        if (!start.fixed) markExit(network, nodeFrom, flyover.exit);
        drawn += 1;
      }
    }
  }
  return drawn;
}

interface RampEnd {
  point: Point;
  /** Whether this is the end of its carriageway, which cannot be moved. */
  fixed: boolean;
}

/** Where traffic leaves this carriageway before the intersection; null if none comes from that side. */
function leavePoint(side: Side, at: number, reach: number, meeting: Point): RampEnd | null {
  const { points } = side.strand.path;
  const tip = points.at(-1) as Point;
  if (endsOpen(side, 'end') && distance(tip, meeting) < 600) return { point: tip, fixed: true };
  if (endsOpen(side, 'start') && distance(points[0] as Point, meeting) < 600) return null;
  return { point: besideMiddle(side, at - side.sign * reach, side.chain.half), fixed: false };
}

function joinPoint(side: Side, at: number, reach: number, meeting: Point): RampEnd | null {
  const { points } = side.strand.path;
  const tip = points[0] as Point;
  if (endsOpen(side, 'start') && distance(tip, meeting) < 600) return { point: tip, fixed: true };
  if (endsOpen(side, 'end') && distance(points.at(-1) as Point, meeting) < 600) return null;
  return { point: besideMiddle(side, at + side.sign * reach, side.chain.half), fixed: false };
}

/** Whether the start or end of this carriageway is an open end of the chain. */
function endsOpen(side: Side, which: 'start' | 'end'): boolean {
  const { open } = side.chain;
  const chainEnd = (which === 'start') === (side.sign === 1) ? 'start' : 'end';
  return open[chainEnd] !== undefined;
}

function turnsRight(from: Point, corner: Point, to: Point): boolean {
  const into = direction(from, corner);
  const out = direction(corner, to);
  return into.x * out.y - into.y * out.x < 0;
}

function nameAt(side: Side, at: number): string | undefined {
  const { middle, roads } = side.chain;
  const road = roads[middle.segmentAt(Math.min(middle.length, Math.max(0, at)))];
  return road?.ref ?? road?.name;
}
