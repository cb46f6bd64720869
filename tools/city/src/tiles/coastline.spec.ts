import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OsmBounds, OsmNode, OsmWay } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import type { LngLat } from '../read/extract';
import { readExtract } from '../read/read';
import { isInside } from '../shape/ring';
import { scratchFolder } from '../testing/folder';
import { type Sea, seaOf } from './coastline';

const folder = scratchFolder();
const BOX: OsmBounds = [0, 0, 10, 10];

/** @param lines coastlines; equal points are one node @param road points of a road, which must be on land */
async function sea(lines: LngLat[][], road: LngLat[] = []): Promise<Sea> {
  const ids = new Map<string, number>();
  const nodes: OsmNode[] = [];
  const nodeAt = ([lon, lat]: LngLat): number => {
    const key = `${lon} ${lat}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = ids.size + 1;
    ids.set(key, id);
    nodes.push({ id, lon, lat });
    return id;
  };
  const ways = lines.map((line, index): OsmWay => ({
    id: index + 1,
    nodes: line.map(nodeAt),
    tags: { natural: 'coastline' },
  }));
  if (road.length > 0) ways.push({ id: 99, nodes: road.map(nodeAt), tags: { highway: 'residential' } });
  const file = join(folder(), 'coast.osm.pbf');
  await writeOsmPbf({ nodes, ways, relations: [] }, file, { writingProgram: 'a spec' });
  return seaOf(await readExtract(file, (await stat(file)).size, undefined, () => undefined), BOX);
}

const isSea = ({ polygons }: Sea, at: LngLat): boolean => polygons.some((rings) => isInside(at, rings));
const turned = (line: LngLat[]): LngLat[] => [...line].reverse();
const square = (west: number, south: number, side: number): LngLat[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

/** A coastline from south to north through the box, with land in the west. */
const COAST: LngLat[] = [
  [5, -2],
  [6, 3],
  [4, 7],
  [5, 12],
];

describe('the sea', () => {
  it('is on the right of the coastline, and continues beyond the box', async () => {
    const found = await sea([COAST]);
    expect([isSea(found, [9, 5]), isSea(found, [1, 5]), isSea(found, [12, 5]), isSea(found, [-2, 5])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const other = await sea([turned(COAST)]);
    expect([isSea(other, [9, 5]), isSea(other, [1, 5]), isSea(other, [6.5, 3])]).toEqual([false, true, false]);
  });

  it('is the same for a coastline in pieces, in any order', async () => {
    const found = await sea([COAST.slice(2), COAST.slice(0, 2), COAST.slice(1, 3)]);
    expect(found).toEqual(await sea([COAST]));
    expect(found.isBroken).toBe(false);
  });

  it('lies between two coasts, and around capes', async () => {
    const strait = await sea([
      COAST,
      [
        [8, 12],
        [8, -2],
      ],
    ]);
    expect([isSea(strait, [1, 5]), isSea(strait, [7, 5]), isSea(strait, [9, 5])]).toEqual([false, true, false]);
    const capes = await sea([
      [
        [3, -1],
        [3, 2],
        [-1, 2],
      ],
      [
        [8, 12],
        [8, 8],
        [12, 8],
      ],
    ]);
    expect([isSea(capes, [1, 1]), isSea(capes, [9, 9]), isSea(capes, [5, 5])]).toEqual([false, false, true]);
  });

  it('leaves out islands, in the box and across its edge, but not lagoons on them', async () => {
    const found = await sea([COAST, square(7, 2, 2), turned(square(7.5, 2.5, 0.5)), square(7, 9, 2)]);
    expect(found.isBroken).toBe(false);
    expect([
      isSea(found, [7.2, 2.2]),
      isSea(found, [7.7, 2.7]),
      isSea(found, [6.8, 5]),
      isSea(found, [8, 9.5]),
      isSea(found, [9.5, 9.5]),
    ]).toEqual([false, true, true, false, true]);
  });

  it('surrounds everything when there are only islands', async () => {
    const found = await sea(
      [square(4, 4, 2)],
      [
        [4.5, 5],
        [5.5, 5],
      ],
    );
    expect([isSea(found, [5, 5]), isSea(found, [1, 1]), isSea(found, [9, 5])]).toEqual([false, true, true]);
  });

  it('does not exist without coastlines', async () => {
    expect(
      await sea(
        [],
        [
          [1, 1],
          [2, 2],
        ],
      ),
    ).toEqual({ polygons: [], isBroken: false });
  });

  it('continues to the edge from a coastline that ends shortly before it', async () => {
    const found = await sea([
      [
        [5, 1],
        [6, 3],
        [4, 9],
      ],
    ]);
    expect(found.isBroken).toBe(false);
    expect([isSea(found, [9, 5]), isSea(found, [1, 5])]).toEqual([true, false]);
  });

  it('is treated as land where the coastline is broken', async () => {
    const torn = await sea([
      [
        [5, -2],
        [6, 4],
      ],
    ]);
    expect(torn).toEqual({ polygons: [], isBroken: true });
    const oneWay = await sea([
      COAST,
      [
        [8, -2],
        [8, 12],
      ],
    ]);
    expect([oneWay.isBroken, isSea(oneWay, [9, 5])]).toEqual([true, false]);
  });

  it('is treated as land where roads would lie in it', async () => {
    expect(
      await sea(
        [turned(COAST)],
        [
          [1, 5],
          [2, 5],
        ],
      ),
    ).toEqual({ polygons: [], isBroken: true });
    expect(
      (
        await sea(
          [COAST],
          [
            [1, 5],
            [2, 5],
          ],
        )
      ).isBroken,
    ).toBe(false);
  });
});
