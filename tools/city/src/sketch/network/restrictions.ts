import type { SketchTurnBan } from '../../../charlotte/format';
import { chance } from '../chance';
import type { ElementList } from '../elements';
import { direction } from '../geometry/path';
import { distance, parsePoint, type Point } from '../geometry/plane';
import { speaksOf } from './find';
import type { DrawnWay } from './ways';

/** Fraction of the intersections of two main roads where left turns from the minor one are forbidden. */
const NO_LEFT_SHARE = 0.22;
/** Fraction of the approaches to such an intersection where U-turns are forbidden. */
const NO_U_TURN_SHARE = 0.3;
const MAIN = ['primary', 'secondary', 'tertiary'];

interface Arm {
  way: DrawnWay;
  id: number;
  /** The next node of the way, as seen from the intersection. */
  next: Point;
  canCome: boolean;
  canGo: boolean;
}

/**
 * Writes turn restrictions: those of the data, and bans of left turns and U-turns at some intersections of main roads.
 */
export function writeRestrictions(
  list: ElementList,
  ways: readonly { way: DrawnWay; id: number }[],
  nodeAt: (node: number) => Point,
  idOf: (node: number) => number,
  bans: readonly SketchTurnBan[],
): void {
  for (const [node, arms] of armsByNode(ways, nodeAt)) {
    if (arms.length < 3) continue;
    const here = nodeAt(node);
    const add = (from: Arm, to: Arm, restriction: string) =>
      list.relation(
        [
          { type: 'way', ref: from.id, role: 'from' },
          { type: 'node', ref: idOf(node), role: 'via' },
          { type: 'way', ref: to.id, role: 'to' },
        ],
        { type: 'restriction', restriction },
      );
    for (const ban of bans) {
      if (distance(parsePoint(ban.near), here) > 40) continue;
      const road = (arm: Arm) =>
        ({ name: arm.way.tags['name'] ?? '', ref: arm.way.tags['ref'] }) as Parameters<typeof speaksOf>[1];
      for (const from of arms.filter((arm) => arm.canCome && speaksOf(ban.from, road(arm)))) {
        for (const to of arms.filter((arm) => arm.canGo && arm !== from && speaksOf(ban.to, road(arm)))) {
          if (ban.kind !== 'no_left_turn' || turn(from, here, to) > 0.5) add(from, to, ban.kind);
        }
      }
    }
    if (
      arms.length !== 4 ||
      !arms.every((arm) => MAIN.includes(arm.way.tags['highway'] ?? '') && arm.way.tags['oneway'] !== 'yes')
    )
      continue;
    for (const arm of arms)
      if (chance('no u', arm.id, Math.round(here.x)) < NO_U_TURN_SHARE) add(arm, arm, 'no_u_turn');
    if (chance('no left', Math.round(here.x), Math.round(here.y)) > NO_LEFT_SHARE) continue;
    const [from] = [...arms].sort((a, b) => rank(b) - rank(a) || a.id - b.id);
    const to = from && arms.find((arm) => arm !== from && turn(from, here, arm) > 0.6);
    if (from && to) add(from, to, 'no_left_turn');
  }
}

function rank(arm: Arm): number {
  return MAIN.indexOf(arm.way.tags['highway'] ?? '');
}

function armsByNode(
  ways: readonly { way: DrawnWay; id: number }[],
  nodeAt: (node: number) => Point,
): Map<number, Arm[]> {
  const arms = new Map<number, Arm[]>();
  for (const { way, id } of ways) {
    if (way.strand.kind !== 'main') continue;
    const oneway = way.tags['oneway'] === 'yes';
    for (const [index, beside, isEnd] of [
      [0, 1, false],
      [way.nodes.length - 1, way.nodes.length - 2, true],
    ] as [number, number, boolean][]) {
      const node = way.nodes[index] as number;
      const arm: Arm = {
        way,
        id,
        next: nodeAt(way.nodes[beside] as number),
        canCome: !oneway || isEnd,
        canGo: !oneway || !isEnd,
      };
      arms.set(node, [...(arms.get(node) ?? []), arm]);
    }
  }
  return arms;
}

/** Sine of the turn from one arm into the other: 1 is a full left, -1 a full right. */
function turn(from: Arm, here: Point, to: Arm): number {
  const into = direction(from.next, here);
  const out = direction(here, to.next);
  return into.x * out.y - into.y * out.x;
}
