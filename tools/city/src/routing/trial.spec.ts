import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OsmElements } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import type { Extract } from '../read/extract';
import { readExtract } from '../read/read';
import { scratchFolder } from '../testing/folder';
import { town } from '../testing/town';
import { judge, pairsOf } from './trial';

const folder = scratchFolder();

async function extractOf(elements: OsmElements): Promise<Extract> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  return readExtract(file, (await stat(file)).size, undefined, () => undefined);
}

describe('the trial routes of a new city', () => {
  it('are the same for the same map, lie in the city, and half of them are short', async () => {
    const extract = await extractOf(town());
    const pairs = pairsOf(extract, [20, 10, 20.01, 10.018]);
    expect(pairs).toEqual(pairsOf(extract, [20, 10, 20.01, 10.018]));
    expect(pairs).toHaveLength(36);
    expect(pairs.flat().every(([lng]) => lng <= 20.01)).toBe(true);
    expect(new Set(pairs.map(String)).size).toBeGreaterThan(30);
    const long = ([[x, y], [otherX, otherY]]: (typeof pairs)[number]) => Math.abs(x - otherX) + Math.abs(y - otherY);
    const sum = (half: typeof pairs) => half.reduce((all, pair) => all + long(pair), 0);
    expect(sum(pairs.filter((_, at) => at % 2 === 1))).toBeLessThan(0.8 * sum(pairs.filter((_, at) => at % 2 === 0)));
  });

  it('do not start where driving is forbidden', async () => {
    const elements = town();
    for (const way of elements.ways)
      if (way.id !== 3 && way.tags.highway !== undefined) way.tags = { ...way.tags, access: 'private' };
    const pairs = pairsOf(await extractOf(elements), [20, 10, 20.03, 10.02]);
    expect(new Set(pairs.flat().map(([, lat]) => lat))).toEqual(new Set([10.004]));
  });

  it('reject a city when too few are found, and report when some are missing', () => {
    expect(judge({ tried: 36, found: 36 }, 'x.osm.pbf')).toBeUndefined();
    expect(judge({ tried: 0, found: 0 }, 'x.osm.pbf')).toBeUndefined();
    expect(judge({ tried: 36, found: 12 }, 'x.osm.pbf')).toContain('24 of 36');
    expect(() => judge({ tried: 36, found: 11 }, 'x.osm.pbf')).toThrow(
      /^x\.osm\.pbf has roads that lead nowhere: between 25 of 36 pairs/,
    );
  });
});
