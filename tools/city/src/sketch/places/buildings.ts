import type { SketchNeighborhood } from '../../../charlotte/format';
import { chance } from '../chance';
import type { ElementList } from '../elements';
import { beside } from '../geometry/path';
import { distance, parsePoint, type Point } from '../geometry/plane';
import { nearestOnLine } from '../geometry/segments';
import { SegmentIndex } from '../geometry/segment-index';
import type { Ground } from '../local/ground';
import type { Network, Strand } from '../network/network';

const MOST_BUILDINGS = 42_000;
const CENTER_METERS = 1500;
const CENTER: Point = { x: 0, y: 0 };

/** Draws footprints along the streets of the center, and of neighborhoods with straight, short blocks. */
export function writeBuildings(
  list: ElementList,
  network: Network,
  ground: Ground,
  along: ReadonlySet<Strand>,
  neighborhoods: readonly SketchNeighborhood[],
): number {
  const streets = new SegmentIndex<null>(100);
  for (const strand of network.strands) streets.addLine(strand.path.points, () => null);
  const dense = neighborhoods
    .filter((home) => home.grid && !home.grid.winding && home.radius > 0)
    .map((home) => ({ at: parsePoint(home.at), radius: home.radius }));
  const isDense = (point: Point) => dense.some((home) => distance(home.at, point) < home.radius);
  const lots = new Set<string>();
  let count = 0;
  const nearFirst = network.strands
    .filter((strand) => along.has(strand) && strand.kind !== 'ramp' && !strand.free)
    .map((strand) => ({ strand, far: distance(strand.path.pointAt(strand.path.length / 2), CENTER) }))
    .sort((a, b) => a.far - b.far || a.strand.id - b.strand.id);
  for (const { strand } of nearFirst) {
    for (const lot of lotsAlong(strand)) {
      if (count >= MOST_BUILDINGS) return count;
      const central = distance(lot.at, CENTER) < CENTER_METERS;
      if (!central && !isDense(lot.at)) continue;
      const size = sizeOf(lot.at, central);
      const middle = beside(lot.at, lot.heading, lot.side * ((central ? 13 : 15) + size.depth / 2));
      const cell = central ? 34 : 21;
      const key = `${Math.round(middle.x / cell)},${Math.round(middle.y / cell)}`;
      if (lots.has(key) || ground.isClosed(middle)) continue;
      const reach = Math.hypot(size.width, size.depth) / 2 + 4;
      let free = true;
      streets.near(middle, middle, reach, (a, b) => {
        free = nearestOnLine(middle, [a, b]).distance > reach;
        return !free;
      });
      if (!free) continue;
      lots.add(key);
      count += 1;
      list.area(rectangle(middle, lot.heading, size), {
        building: 'yes',
        ...(size.levels > 2 ? { 'building:levels': String(size.levels) } : {}),
      });
    }
  }
  return count;
}

function* lotsAlong(strand: Strand): Generator<{ at: Point; heading: Point; side: 1 | -1 }> {
  const { path } = strand;
  for (let meters = 20; meters < path.length - 15; meters += 24) {
    const at = path.pointAt(meters);
    const heading = path.directionAt(meters);
    yield { at, heading, side: 1 };
    yield { at, heading, side: -1 };
  }
}

function sizeOf(at: Point, central: boolean): { width: number; depth: number; levels: number } {
  const [wide, deep, high] = ['width', 'depth', 'levels'].map((what) =>
    chance(what, Math.round(at.x), Math.round(at.y)),
  ) as [number, number, number];
  if (!central) return { width: 11 + wide * 5, depth: 9 + deep * 6, levels: 1 };
  return { width: 22 + wide * 10, depth: 18 + deep * 14, levels: Math.round(3 + high * high * 35) };
}

function rectangle(middle: Point, heading: Point, size: { width: number; depth: number }): Point[] {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([along, across]) => {
    const on = {
      x: middle.x + (heading.x * size.width * (along as number)) / 2,
      y: middle.y + (heading.y * size.width * (along as number)) / 2,
    };
    return beside(on, heading, (size.depth * (across as number)) / 2);
  });
}
