import type { SketchNeighborhood } from '../../../charlotte/format';
import type { ElementList } from '../elements';
import { beside, Path } from '../geometry/path';
import { distance, parsePoint, type Point } from '../geometry/plane';
import type { DrawnWay } from '../network/ways';

/** House numbers increase by a hundred per block. */
const NUMBERS_PER_METER = 0.8;
const STRETCH_METERS = 420;
/**
 * A shorter stretch of a local street has numbers on only one, alternating side: sufficient for orientation, with half
 * the index size.
 */
const SHORT_METERS = 500;
const CLEAR_OF_CORNER_METERS = 14;
const NUMBERED = ['primary', 'secondary', 'tertiary', 'residential', 'trunk'];
/** Meters between two written house numbers, on main roads and on local streets. */
const STEP = { main: 60, local: 160 };

/**
 * Writes house numbers along the streets: odd ones on the left and even ones on the right, looking away from the
 * center.
 */
export function writeHouseNumbers(
  list: ElementList,
  ways: readonly DrawnWay[],
  nodeAt: (node: number) => Point,
  neighborhoods: readonly SketchNeighborhood[],
): void {
  const towns = neighborhoods
    .filter((home) => home.kind === 'town')
    .map((home) => ({ name: home.name, at: parsePoint(home.at), radius: Math.max(home.radius, 1500) }));
  for (const [name, parts] of byStreet(ways)) {
    for (const points of chained(parts.map((way) => way.nodes.map(nodeAt)))) {
      const outward =
        distance(points[0] as Point, CENTER) <= distance(points.at(-1) as Point, CENTER)
          ? points
          : [...points].reverse();
      const path = new Path(outward);
      const first = distance(outward[0] as Point, CENTER) * NUMBERS_PER_METER;
      const local = parts[0]?.strand.kind === 'local';
      const stretches = Math.max(1, Math.round(path.length / STRETCH_METERS));
      if (path.length < 45) continue;
      for (let stretch = 0; stretch < stretches; stretch++) {
        const from = (path.length * stretch) / stretches + CLEAR_OF_CORNER_METERS;
        const to = (path.length * (stretch + 1)) / stretches - CLEAR_OF_CORNER_METERS;
        const middle = path.pointAt((from + to) / 2);
        const town = towns.find((one) => distance(one.at, middle) < one.radius)?.name ?? 'Charlotte';
        const short = local && to - from < SHORT_METERS;
        for (const side of [-1, 1] as const) {
          if (short && side === ((stretch + Math.round(first)) % 2) * 2 - 1) continue;
          const odd = side === -1 ? 1 : 0;
          const step = local ? STEP.local : STEP.main;
          const start = Math.max(2, Math.round((first + from * NUMBERS_PER_METER) / 2) * 2) + odd;
          const count = Math.max(1, Math.round(((to - from) * NUMBERS_PER_METER) / step));
          const corners = path.slice(from, to);
          const line = corners.map((point, index) =>
            beside(
              point,
              path.directionAt(
                index === 0 ? from : index === corners.length - 1 ? to : (path.at[path.points.indexOf(point)] ?? from),
              ),
              side * (local ? 12 : 16),
            ),
          );
          const address = (number: number) => ({
            'addr:housenumber': String(number),
            'addr:street': name,
            'addr:city': town,
          });
          const nodes = line.map((point, index) =>
            list.node(
              point,
              index === 0 ? address(start) : index === line.length - 1 ? address(start + count * step) : undefined,
            ),
          );
          list.way(nodes, { 'addr:interpolation': String(step) });
        }
      }
    }
  }
}

const CENTER: Point = { x: 0, y: 0 };

/** Connectors between motorways have no houses. */
const BETWEEN_MOTORWAYS = /\bConnector$/;

/** The ways of each street; of dual carriageways, only the first one. */
function byStreet(ways: readonly DrawnWay[]): Map<string, DrawnWay[]> {
  const streets = new Map<string, DrawnWay[]>();
  for (const way of ways) {
    const name = way.tags['name'];
    if (
      !name ||
      BETWEEN_MOTORWAYS.test(name) ||
      way.strand.kind === 'ramp' ||
      way.strand.free ||
      !NUMBERED.includes(way.tags['highway'] ?? '')
    )
      continue;
    streets.set(name, [...(streets.get(name) ?? []), way]);
  }
  return streets;
}

/** Joins lines that continue each other end to end. */
function chained(lines: Point[][]): Point[][] {
  const chains: Point[][] = [];
  for (const line of lines) {
    const last = chains.at(-1);
    if (last && last.at(-1) === line[0]) last.push(...line.slice(1));
    else chains.push([...line]);
  }
  return chains;
}
