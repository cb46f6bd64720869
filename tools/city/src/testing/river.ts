// A town on both banks of a river, for specs: drivers who are near in a straight line may be far away by road.
import type { OsmElements, OsmNode, OsmWay } from '../osm';

/**
 * Position on the south bank. The road there continues west for ten kilometers; the only bridge is almost four
 * kilometers to the east.
 */
const START = { lat: 35.2271, lon: -80.9441 };
const STEP = 0.005;
const STEPS = 29;
const RIVER = 0.003;
const BLOCK = 0.002;

export function riverTown(): OsmElements {
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const place = (row: number, column: number): number => 1 + row * 100 + column;
  const rows = [START.lat - BLOCK, START.lat, START.lat + RIVER, START.lat + RIVER + BLOCK];
  rows.forEach((lat, row) => {
    for (let column = 0; column <= STEPS; column += 1)
      nodes.push({ id: place(row, column), lat, lon: START.lon + column * STEP });
    ways.push({
      id: 1 + row,
      nodes: Array.from({ length: STEPS + 1 }, (_, column) => place(row, column)),
      tags: { highway: 'residential', name: ['South', 'Bank', 'Shore', 'North'][row]! + ' Street' },
    });
  });
  for (let column = 0; column <= STEPS; column += 1)
    for (const row of [0, 2])
      ways.push({
        id: 100 + row * 100 + column,
        nodes: [place(row, column), place(row + 1, column)],
        tags: { highway: 'residential', name: `${column + 1}th Avenue` },
      });
  ways.push({
    id: 900,
    nodes: [place(1, STEPS), place(2, STEPS)],
    tags: { highway: 'residential', name: 'Bridge', bridge: 'yes' },
  });
  return { nodes, ways: ways.sort((one, other) => one.id - other.id), relations: [] };
}
