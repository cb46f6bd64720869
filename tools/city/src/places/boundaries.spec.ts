import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OsmElements, OsmRelation } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import type { LngLat } from '../read/extract';
import { readExtract } from '../read/read';
import { scratchFolder } from '../testing/folder';
import { town } from '../testing/town';
import { surroundingsOf } from './surroundings';

const folder = scratchFolder();

/** The town's center is at 20.008, 10.008; everything east of this longitude belongs to another town. */
const LINE = 20.0091;
const WEST: LngLat = [20.0089, 10.008];
const EAST: LngLat = [20.0093, 10.008];

async function townAt(elements: OsmElements, country = 'DE'): Promise<(at: LngLat) => string | undefined> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  const { town: found } = surroundingsOf(
    await readExtract(file, (await stat(file)).size, undefined, () => undefined),
    country,
  );
  return found;
}

interface Boundary {
  name: string;
  level: number;
  ways: number[];
  center?: number;
}

/**
 * @param bounds use way 201, which runs from south to north between the towns, and way 202, around the eastern one; 299
 * is not in the file
 */
function withBoundaries(...bounds: Boundary[]): OsmElements {
  const elements = town();
  const node = (id: number, lon: number, lat: number) => ({ id, lon, lat });
  return {
    nodes: [
      ...elements.nodes,
      node(8001, LINE, 9.9),
      node(8002, LINE, 10.1),
      node(8003, 20.3, 10.1),
      node(8004, 20.3, 9.9),
    ],
    ways: [
      ...elements.ways,
      { id: 2001, nodes: [8001, 8002], tags: {} },
      { id: 2002, nodes: [8002, 8003, 8004, 8001], tags: {} },
    ],
    relations: [
      ...elements.relations,
      ...bounds.map(({ name, level, ways, center }, index): OsmRelation => ({
        id: 100 + index,
        tags: { type: 'boundary', boundary: 'administrative', admin_level: String(level), name },
        members: [
          ...ways.map((ref) => ({ type: 'way' as const, ref: ref + 1800, role: 'outer' })),
          ...(center === undefined ? [] : [{ type: 'node' as const, ref: center, role: 'admin_centre' }]),
        ],
      })),
    ],
  };
}

/** Id of the town's own place node. */
const MIDDLE = 2001;

describe('the town of a point', () => {
  it('is the nearest one where there are no boundaries', async () => {
    const at = await townAt(town());
    expect([at(WEST), at(EAST)]).toEqual(['Grünfeld', 'Grünfeld']);
  });

  it('is the one whose boundary contains it, to the meter', async () => {
    const at = await townAt(withBoundaries({ name: 'Ostdorf', level: 8, ways: [201, 202] }));
    expect([at(WEST), at(EAST), at([LINE - 0.00001, 10]), at([LINE + 0.00001, 10])]).toEqual([
      'Grünfeld',
      'Ostdorf',
      'Grünfeld',
      'Ostdorf',
    ]);
  });

  it('is found by boundaries that the extract contains only in part', async () => {
    const at = await townAt(
      withBoundaries(
        { name: 'Gemeinde Grünfeld', level: 8, ways: [201, 299], center: MIDDLE },
        { name: 'Ostdorf (Ost)', level: 8, ways: [201, 299] },
      ),
    );
    expect([at(WEST), at(EAST)]).toEqual(['Grünfeld', 'Ostdorf']);
  });

  it('is the nearest one again when such boundaries contradict each other', async () => {
    const twice = { level: 8, ways: [201, 299] };
    const at = await townAt(
      withBoundaries(
        { name: 'Grünfeld', ...twice, center: MIDDLE },
        { name: 'Ostdorf', ...twice },
        { name: 'Anderswo', ...twice },
      ),
    );
    expect([at(WEST), at(EAST)]).toEqual(['Grünfeld', 'Grünfeld']);
  });

  it('is that of the administrative level that the country uses for towns', async () => {
    const parish = { name: 'Paróquia', level: 8, ways: [201, 202] };
    const municipality = { name: 'Vila', level: 7, ways: [201, 202] };
    expect((await townAt(withBoundaries(parish, municipality), 'PT'))(EAST)).toBe('Vila');
    expect((await townAt(withBoundaries(parish, municipality), 'DE'))(EAST)).toBe('Paróquia');
    expect((await townAt(withBoundaries(parish, municipality), 'GB'))(EAST)).toBe('Grünfeld');
  });

  it('is not a district of the same name', async () => {
    const at = await townAt(
      withBoundaries(
        { name: 'Grünfeld', level: 8, ways: [201, 299], center: MIDDLE },
        { name: 'Grünfeld', level: 6, ways: [299], center: MIDDLE },
        { name: 'Ostdorf', level: 8, ways: [201, 299] },
      ),
    );
    expect(at(EAST)).toBe('Ostdorf');
  });
});
