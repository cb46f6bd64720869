// A small town for specs: a grid of named streets, a lake with an island, a park, a station and a few houses.
import type { OsmElements, OsmNode, OsmWay } from '../osm';
import { frame, header, plainBlock } from './odd-pbf';

export const CENTER = { lat: 10, lon: 20 };
const STEP = 0.002;
export const SIDE = 9;

const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];

const at = (row: number, column: number): number => 1 + row * SIDE + column;

function grid(): { nodes: OsmNode[]; ways: OsmWay[] } {
  const nodes: OsmNode[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1)
      nodes.push({ id: at(row, column), lat: CENTER.lat + row * STEP, lon: CENTER.lon + column * STEP });
  }
  const across = Array.from({ length: SIDE }, (_, row): OsmWay => ({
    id: 1 + row,
    nodes: Array.from({ length: SIDE }, (__, column) => at(row, column)),
    tags: { highway: row === 4 ? 'primary' : 'residential', name: `${NAMES[row]} Street` },
  }));
  const along = Array.from({ length: SIDE }, (_, column): OsmWay => ({
    id: 101 + column,
    nodes: Array.from({ length: SIDE }, (__, row) => at(row, column)),
    tags: { highway: 'residential', name: `${NAMES[column]} Avenue`, ...(column === 2 ? { oneway: 'yes' } : {}) },
  }));
  return { nodes, ways: [...across, ...along] };
}

/** A closed square of four nodes around a point. */
function square(
  first: number,
  way: number,
  lat: number,
  lon: number,
  half: number,
  tags: Record<string, string>,
): { nodes: OsmNode[]; way: OsmWay } {
  const corners = [
    [-half, -half],
    [-half, half],
    [half, half],
    [half, -half],
  ] as const;
  return {
    nodes: corners.map(([up, right], index) => ({ id: first + index, lat: lat + up, lon: lon + right })),
    way: { id: way, nodes: [first, first + 1, first + 2, first + 3, first], tags },
  };
}

export function town(): OsmElements {
  const { nodes, ways } = grid();
  const lake = square(1001, 1001, CENTER.lat + 0.005, CENTER.lon + 0.025, 0.004, {});
  const island = square(1011, 1002, CENTER.lat + 0.005, CENTER.lon + 0.025, 0.001, {});
  const park = square(1021, 1003, CENTER.lat + 0.011, CENTER.lon + 0.005, 0.0008, {
    leisure: 'park',
    name: 'Victory Park',
  });
  const house = square(1031, 1004, CENTER.lat + 0.0003, CENTER.lon + 0.003, 0.0001, {
    building: 'house',
    'addr:housenumber': '7',
    'addr:street': 'First Street',
  });
  return {
    nodes: [
      ...nodes,
      ...[lake, island, park, house].flatMap((one) => one.nodes),
      {
        id: 2001,
        lat: CENTER.lat + 0.008,
        lon: CENTER.lon + 0.008,
        tags: {
          place: 'town',
          name: 'Grünfeld',
          'name:en': 'Greenfield',
          population: '25000',
          alt_name: 'Feld;Grünes Feld',
        },
      },
      {
        id: 2002,
        lat: CENTER.lat + 0.0081,
        lon: CENTER.lon + 0.0101,
        tags: { railway: 'station', name: 'Grünfeld Central', wikidata: 'Q1' },
      },
      {
        id: 2003,
        lat: CENTER.lat + 0.0141,
        lon: CENTER.lon + 0.0121,
        tags: { amenity: 'restaurant', name: '東京食堂', 'name:en': 'Tokyo Diner' },
      },
      {
        id: 2004,
        lat: CENTER.lat + 0.0002,
        lon: CENTER.lon + 0.0062,
        tags: { 'addr:housenumber': '21', 'addr:street': 'First Street' },
      },
      {
        id: 2005,
        lat: CENTER.lat + 0.0002,
        lon: CENTER.lon + 0.0122,
        tags: { 'addr:housenumber': '29', 'addr:street': 'First Street' },
      },
      { id: 2006, lat: CENTER.lat + 0.004, lon: CENTER.lon + 0.004, tags: { place: 'suburb', name: 'Old Town' } },
    ],
    ways: [
      ...ways,
      lake.way,
      island.way,
      park.way,
      house.way,
      { id: 1005, nodes: [2004, 2005], tags: { 'addr:interpolation': 'odd' } },
    ],
    relations: [
      {
        id: 1,
        tags: { type: 'multipolygon', natural: 'water', name: 'Mirror Lake' },
        members: [
          { type: 'way', ref: 1001, role: 'outer' },
          { type: 'way', ref: 1002, role: 'inner' },
        ],
      },
      {
        id: 2,
        tags: { type: 'restriction', restriction: 'no_left_turn' },
        members: [
          { type: 'way', ref: 1, role: 'from' },
          { type: 'node', ref: at(0, 4), role: 'via' },
          { type: 'way', ref: 105, role: 'to' },
        ],
      },
    ],
  };
}

/** The town's file without four of five blocks of its streets' nodes, as after a careless cut. */
export function townWithHoles(): Buffer {
  const { nodes, ways } = town();
  const blockOf = ({ id }: OsmNode): number => (Math.floor((id - 1) / SIDE) + 2 * ((id - 1) % SIDE)) % 5;
  const left = nodes.filter((node) => node.id > SIDE * SIDE || blockOf(node) === 0);
  return Buffer.concat([
    frame('OSMHeader', header()),
    frame('OSMData', plainBlock(left, [])),
    frame('OSMData', plainBlock([], ways)),
  ]);
}
