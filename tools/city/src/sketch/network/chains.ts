import type { OsmTags } from '../../osm';
import type { SketchRoad } from '../../../charlotte/format';
import { direction, offsetLine, Path } from '../geometry/path';
import { distance, type Point } from '../geometry/plane';
import type { Network, Strand } from './network';
import { roadTags, type Road } from './roads';

/**
 * The carriageways of a road with a median across its name changes: traffic drives on the right of the center line, and
 * `forward` is in its direction.
 */
export interface Chain {
  middle: Path;
  /** The road of each segment of the center line. */
  roads: SketchRoad[];
  free: boolean;
  closed: boolean;
  forward: Strand;
  backward: Strand;
  /** Meters from the center line to the center of a carriageway. */
  half: number;
  /** Ends where traffic continues only by ramps, with the location of the other road. */
  open: { start?: Point; end?: Point };
}

const SAME_END_METERS = 30;
/** A road continues in another one if it turns by less than this at their common end. */
const GOES_ON_DEGREES = 75;
const TAPER_METERS = 45;

interface Run {
  points: Point[];
  roads: SketchRoad[];
}

/** Meters before this end at which the carriageways stop and ramps continue; 0 if they merge at the end. */
export type CutBack = (end: Point, roads: readonly SketchRoad[]) => number;

/** Draws every road with a median as two carriageways, continuous across name changes. */
export function drawChains(network: Network, roads: readonly Road[], cutBack: CutBack): Chain[] {
  const dual = roads.filter((road) => road.sketch.dual);
  return [true, false].flatMap((free) => {
    const runs = dual
      .filter((road) => road.free === free)
      .map((road) => ({ points: road.points, roads: road.points.slice(1).map(() => road.sketch) }));
    return joinRuns(runs).map((run) => drawChain(network, run, free, cutBack));
  });
}

function joinRuns(runs: Run[]): Run[] {
  for (;;) {
    let best: { a: Run; b: Run; turn: number } | null = null;
    for (const first of runs) {
      for (const second of runs) {
        if (first === second) continue;
        for (const a of [first, reversed(first)]) {
          for (const b of [second, reversed(second)]) {
            if (distance(a.points.at(-1) as Point, b.points[0] as Point) > SAME_END_METERS) continue;
            const turn = turnBetween(a.points, b.points);
            if (turn < GOES_ON_DEGREES && (!best || turn < best.turn - 1e-6)) best = { a, b, turn };
          }
        }
      }
    }
    if (!best) return runs;
    const { a, b } = best;
    const used = runs.filter((run) => [a, b].some((one) => sameRun(one, run)));
    runs = [
      ...runs.filter((run) => !used.includes(run)),
      { points: [...a.points, ...b.points.slice(1)], roads: [...a.roads, ...b.roads] },
    ];
  }
}

function sameRun(a: Run, b: Run): boolean {
  const [first, last] = [b.points[0], b.points.at(-1)];
  return (
    a.points.length === b.points.length &&
    [a.points[0], a.points.at(-1)].every((tip) => tip === first || tip === last) &&
    a.points.includes(b.points[1] as Point)
  );
}

function reversed(run: Run): Run {
  return { points: [...run.points].reverse(), roads: [...run.roads].reverse() };
}

function turnBetween(a: Point[], b: Point[]): number {
  const into = direction(a.at(-2) as Point, a.at(-1) as Point);
  const out = direction(b[0] as Point, b[1] as Point);
  return (Math.acos(Math.max(-1, Math.min(1, into.x * out.x + into.y * out.y))) * 180) / Math.PI;
}

function drawChain(network: Network, run: Run, free: boolean, cutBack: CutBack): Chain {
  const closed =
    distance(run.points[0] as Point, run.points.at(-1) as Point) <= SAME_END_METERS && run.points.length > 4;
  if (closed) run.points[run.points.length - 1] = run.points[0] as Point;
  let { points, roads } = run;
  const taper = { start: false, end: false };
  if (!closed) {
    ({ points, roads } = shortened(points, roads, cutBack(points[0] as Point, run.roads), taper, 'start'));
    const back = shortened(
      [...points].reverse(),
      [...roads].reverse(),
      cutBack(run.points.at(-1) as Point, run.roads),
      taper,
      'end',
    );
    points = back.points.reverse();
    roads = back.roads.reverse();
  }
  const half = roads[0]?.class === 'motorway' ? 9 : free ? 8 : 6;
  const tags = roads.map(cachedTags());
  const right = offsetLine(points, half);
  const left = offsetLine([...points].reverse(), half);
  if (taper.start) right[0] = left[left.length - 1] = points[0] as Point;
  if (taper.end) right[right.length - 1] = left[0] = points.at(-1) as Point;
  const forward = network.addStrand({ kind: 'main', free, points: right, tags });
  const backward = network.addStrand({ kind: 'main', free, points: left, tags: [...tags].reverse() });
  if (closed) {
    for (const strand of [forward, backward]) {
      const node = network.addNode(strand.path.points[0] as Point);
      strand.stations.push({ at: 0, node }, { at: strand.path.length, node });
    }
  }
  const open = closed
    ? {}
    : { ...(taper.start ? {} : { start: run.points[0] }), ...(taper.end ? {} : { end: run.points.at(-1) }) };
  return { middle: new Path(points), roads, free, closed, forward, backward, half, open };
}

/**
 * Removes meters at the start or, if there are none to remove, inserts a corner from which the carriageways converge.
 */
function shortened(
  points: Point[],
  roads: SketchRoad[],
  meters: number,
  taper: { start: boolean; end: boolean },
  which: 'start' | 'end',
): Run {
  const path = new Path(points);
  taper[which] = meters === 0;
  const at = meters === 0 ? TAPER_METERS : meters;
  if (path.length < at * 2) return { points, roads };
  const segment = path.segmentAt(at);
  const corner = path.pointAt(at);
  const rest = points.slice(segment + 1);
  const restRoads = roads.slice(segment);
  if (meters > 0) return { points: [corner, ...rest], roads: restRoads };
  return {
    points: [...points.slice(0, segment + 1), corner, ...rest],
    roads: [...roads.slice(0, segment + 1), ...restRoads],
  };
}

/** One tags object per road, so that its segments stay one way. */
function cachedTags(): (road: SketchRoad) => OsmTags {
  const known = new Map<SketchRoad, OsmTags>();
  return (road) => {
    const tags = known.get(road) ?? roadTags(road);
    known.set(road, tags);
    return tags;
  };
}
