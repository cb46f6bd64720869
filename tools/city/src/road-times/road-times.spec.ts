import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import { readRoadFile, ROAD_FILE, RoadTimes } from '@groupride/road-times';
import type { OsmElements } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import { ENGINE, QUIET } from '../routing/engine';
import { buildRouting } from '../routing/valhalla';
import { chance } from '../sketch/chance';
import { scratchFolder } from '../testing/folder';
import { SIDE, town } from '../testing/town';
import { field } from './tile-bits';
import { readTiles } from './tiles';
import { writeRoadTimes } from './write';

const folder = scratchFolder();

/** The engine shares the machine with the other tests. */
const PATIENCE = 90_000;

async function build(elements: OsmElements): Promise<string> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  const scratch = join(folder(), 'scratch');
  await mkdir(scratch);
  const tiles = join(scratch, 'tiles');
  const signal = new AbortController().signal;
  await buildRouting(
    { source: file, folder: tiles, scratch, driveOn: 'right', bounds: [20, 10, 20.03, 10.02], signal },
    () => undefined,
  );
  return tiles;
}

async function timesOf(tiles: string): Promise<RoadTimes> {
  await writeRoadTimes(tiles, () => undefined);
  return new RoadTimes(readRoadFile(await readFile(join(tiles, ROAD_FILE))));
}

/** Points slightly nearer to one end of the blocks around the restrictions, and other points. */
const [WEST_BLOCK, NORTH_BLOCK, SOUTH_WEST_BLOCK] = [
  { lat: 10.0121, lng: 20.0097 },
  { lat: 10.0123, lng: 20.0101 },
  { lat: 10.0101, lng: 20.0097 },
];
const POINTS = [
  WEST_BLOCK,
  NORTH_BLOCK,
  SOUTH_WEST_BLOCK,
  ...Array.from({ length: 12 }, (_, index) => ({
    lat: 10 + 0.016 * chance('lat', index),
    lng: 20 + 0.016 * chance('lng', index),
  })),
];

/** Times of the engine's routes, because its matrix makes detours even where a restriction forbids nothing. */
async function valhallaSeconds(tiles: string, points: typeof POINTS): Promise<number[]> {
  const actor = new Actor({ ...ENGINE, mjolnir: { tile_dir: tiles, logging: QUIET } });
  const seconds: number[] = [];
  for (const from of points)
    for (const to of points) {
      const locations = [from, to].map(({ lat, lng }) => ({ lat, lon: lng }));
      const { trip } = (await actor.route({ locations, costing: 'auto', directions_type: 'none' })) as unknown as {
        trip: { summary: { time: number } };
      };
      seconds.push(trip.summary.time);
    }
  return seconds;
}

const nodeAt = (row: number, column: number): number => 1 + row * SIDE + column;

/**
 * Streets divided at each intersection, with two restrictions: no left turn at the middle for traffic from the west,
 * and traffic that reaches the intersection south of it from the west may not drive one block north and then turn back
 * to the west.
 */
function withRestrictions(elements: OsmElements): OsmElements {
  const streets = elements.ways.filter(({ tags }) => tags.highway !== undefined);
  const blocks = streets.flatMap(({ id, nodes, tags }) =>
    nodes.slice(1).map((end, index) => ({ id: id * 100 + index, nodes: [nodes[index]!, end], tags })),
  );
  const block = (...ends: number[]) => blocks.find(({ nodes }) => ends.every((end) => nodes.includes(end)))!.id;
  const restriction = (id: number, ways: [from: number, to: number], via: { type: 'node' | 'way'; ref: number }) => ({
    id,
    members: [
      { type: 'way' as const, ref: ways[0], role: 'from' },
      { ...via, role: 'via' },
      { type: 'way' as const, ref: ways[1], role: 'to' },
    ],
    tags: { type: 'restriction', restriction: via.type === 'node' ? 'no_left_turn' : 'no_u_turn' },
  });
  const [middle, west, north] = [nodeAt(6, 5), nodeAt(6, 4), nodeAt(7, 5)];
  const [south, southWest] = [nodeAt(5, 5), nodeAt(5, 4)];
  return {
    nodes: elements.nodes,
    ways: [...elements.ways.filter(({ tags }) => tags.highway === undefined), ...blocks].sort((a, b) => a.id - b.id),
    relations: [
      ...elements.relations,
      restriction(90_001, [block(west, middle), block(middle, north)], { type: 'node', ref: middle }),
      restriction(90_002, [block(southWest, south), block(middle, west)], { type: 'way', ref: block(south, middle) }),
    ],
  };
}

describe('travel times of a town', () => {
  it(
    'equal those of the routing engine, with one-way streets and restrictions, and are the same bytes each time',
    async () => {
      const tiles = await build(withRestrictions(town()));
      const times = await timesOf(tiles);
      const expected = await valhallaSeconds(tiles, POINTS);
      const found = times.seconds(POINTS, POINTS);
      const wrong = [...found.keys()].filter((index) => Math.abs(found[index]! - expected[index]!) > 0.5);
      // From the southwest block straight north, the engine unnecessarily drives around a block: its two searches do
      // not meet on a road that is part of a restriction over several roads.
      expect(wrong).toEqual([POINTS.indexOf(SOUTH_WEST_BLOCK) * POINTS.length + POINTS.indexOf(NORTH_BLOCK)]);
      expect(found[wrong[0]!]).toBeLessThan(expected[wrong[0]!]!);
      const [leftTurn] = times.seconds([WEST_BLOCK], [NORTH_BLOCK]);
      const [turnBack] = times.seconds([SOUTH_WEST_BLOCK], [WEST_BLOCK]);
      // The time for driving around the block; without the restrictions it is 28 and 34 seconds.
      expect(leftTurn).toBeGreaterThan(60);
      expect(turnBack).toBeGreaterThan(60);
      const before = await readFile(join(tiles, ROAD_FILE));
      await writeRoadTimes(tiles, () => undefined);
      expect((await readFile(join(tiles, ROAD_FILE))).equals(before)).toBe(true);
    },
    PATIENCE,
  );

  it(
    'are not read from tiles of another engine version',
    async () => {
      const tiles = await build(town());
      const [tile] = (await readTiles(tiles)).values();
      const bytes = Buffer.from(tile!.view.buffer, tile!.view.byteOffset, tile!.view.byteLength);
      expect(bytes.toString('latin1', 16, 21)).toBe('3.6.1');
      expect(field(tile!.view, 40, 0, 21)).toBe(tile!.nodes);
      const { RoadTile } = await import('./tiles');
      expect(() => new RoadTile(tile!.view, '3.7.0')).toThrow(
        'The routing engine built tiles of version 3.7.0; travel times need 3.6.1.',
      );
    },
    PATIENCE,
  );
});
