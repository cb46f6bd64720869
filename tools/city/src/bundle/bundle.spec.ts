import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRoadFile, ROAD_FILE } from '@groupride/road-times';
import type { OsmElements } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import { Report } from '../report';
import { SKETCH_CREDIT } from '../sketch-credit';
import { scratchFolder } from '../testing/folder';
import { frame, header, plainBlock } from '../testing/odd-pbf';
import { town, townWithHoles } from '../testing/town';
import { type Bundle, buildBundle, type CityOptions, hashOfFile, readBundle } from './bundle';
import { cached } from './cache';

const folder = scratchFolder();

const quiet = () => new Report(() => undefined);

let count = 0;
async function bundleOf(
  file: string,
  options: CityOptions = {},
  lines: string[] = [],
): Promise<{ path: string; bundle: Bundle }> {
  const path = join(folder(), `bundle-${(count += 1)}`);
  mkdirSync(path);
  await buildBundle(file, options, path, new Report((line) => lines.push(line)));
  return { path, bundle: await readBundle(path) };
}

async function fileOf(elements: OsmElements): Promise<string> {
  const file = join(folder(), 'town.osm.pbf');
  await writeOsmPbf(elements, file, { writingProgram: 'a spec' });
  return file;
}

/** The same nodes and ways in reverse order, without relations. */
function unsortedFile({ nodes, ways }: OsmElements): string {
  const file = join(folder(), 'unsorted.osm.pbf');
  const block = plainBlock([...nodes].reverse(), [...ways].reverse());
  writeFileSync(file, Buffer.concat([frame('OSMHeader', header()), frame('OSMData', block)]));
  return file;
}

const routingFiles = (path: string): string[] =>
  (readdirSync(join(path, 'routing'), { recursive: true }) as string[]).filter((name) => name.endsWith('.gph')).sort();

/** The routing engine shares the machine with the other tests. */
const PATIENCE = 90_000;

it(
  'a sketch stays marked as a sketch, however it is imported',
  async () => {
    const file = join(folder(), 'sketch.osm.pbf');
    await writeOsmPbf(town(), file, { writingProgram: 'a spec', source: SKETCH_CREDIT });
    const { bundle } = await bundleOf(file, { bbox: [20, 10, 20.006, 10.006] });
    expect(bundle.facts).toMatchObject({ isSketch: true, attribution: SKETCH_CREDIT });
  },
  PATIENCE,
);

describe('the bundle of a city', () => {
  it(
    'contains facts, tiles, places and routing',
    async () => {
      const lines: string[] = [];
      const { path, bundle } = await bundleOf(await fileOf(town()), {}, lines);
      expect(bundle.facts).toMatchObject({
        name: 'Grünfeld',
        timeZone: 'Africa/Ndjamena',
        minZoom: expect.any(Number) as number,
        maxZoom: 15,
        attribution: '© OpenStreetMap contributors',
        isSketch: false,
        driveOn: 'right',
      });
      expect(bundle.facts.center).toEqual([20.008, 10.008]);
      expect(bundle.index.reduce((sum, [, , , bytes]) => sum + bytes, 0)).toBe(bundle.bodies.length);
      expect(bundle.bodies.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
      expect(routingFiles(path).length).toBeGreaterThan(0);
      const roads = readRoadFile(readFileSync(join(path, 'routing', ROAD_FILE)));
      expect(roads.edges.cost.length).toBeGreaterThan(50);
      for (const stage of ['Reading the map', 'Routing', 'Travel times', 'Places', 'Map tiles', 'Trying routes'])
        expect(lines.join('\n')).toMatch(new RegExp(`✓ ${stage}`));
    },
    PATIENCE,
  );

  it(
    'has the name and options that the person gives',
    async () => {
      const options = {
        name: 'My Town',
        timeZone: 'Europe/Paris',
        driveOn: 'left',
        attribution: 'drawn by us',
      } as const;
      const { bundle } = await bundleOf(await fileOf(town()), { ...options, bbox: [20, 10, 20.006, 10.006] });
      expect(bundle.facts).toMatchObject({ ...options, bounds: [20, 10, 20.006, 10.006] });
      expect(bundle.places.some(({ name }) => name === 'Grünfeld')).toBe(false);
    },
    PATIENCE,
  );

  it(
    'is the same for an unsorted file',
    async () => {
      const elements = { ...town(), relations: [] };
      const sorted = await bundleOf(await fileOf(elements));
      const unsorted = await bundleOf(unsortedFile(elements));
      expect(unsorted.bundle.places).toEqual(sorted.bundle.places);
      expect(unsorted.bundle.index).toEqual(sorted.bundle.index);
      expect(unsorted.bundle.bodies.equals(sorted.bundle.bodies)).toBe(true);
      expect(routingFiles(unsorted.path)).toEqual(routingFiles(sorted.path));
      const sizes = ({ path }: { path: string }) =>
        routingFiles(path).map((name) => readFileSync(join(path, 'routing', name)).length);
      expect(sizes(unsorted)).toEqual(sizes(sorted));
    },
    PATIENCE,
  );

  it('is not built from a map without roads', async () => {
    await expect(
      bundleOf(await fileOf({ ...town(), ways: town().ways.filter(({ tags }) => tags.highway === undefined) })),
    ).rejects.toMatchObject({ name: 'CityError', message: expect.stringContaining('has no roads') as string });
  });

  it(
    'is not built from a file with gaps, whose roads hardly connect',
    async () => {
      const file = join(folder(), 'holes.osm.pbf');
      writeFileSync(file, townWithHoles());
      const lines: string[] = [];
      await expect(bundleOf(file, {}, lines)).rejects.toMatchObject({
        name: 'CityError',
        message: expect.stringMatching(
          /has roads that lead nowhere: between \d+ of 36 pairs .+ The city that was there is untouched\.$/,
        ) as string,
      });
      expect(lines.join('\n')).toMatch(/! The file lacks \d+ nodes that its ways name/);
    },
    PATIENCE,
  );

  it('has a different name for different options or contents', async () => {
    const file = await fileOf(town());
    const first = await hashOfFile(file, 'a');
    expect(await hashOfFile(file, 'a')).toBe(first);
    expect(await hashOfFile(file, 'b')).not.toBe(first);
    await fileOf({ ...town(), relations: [] });
    expect(await hashOfFile(file, 'a')).not.toBe(first);
    await expect(hashOfFile(join(folder(), 'none'), '')).rejects.toThrow('There is no file');
    await expect(hashOfFile(folder(), '')).rejects.toThrow('is not a file');
  });
});

describe('stored bundles', () => {
  const HASH = 'a'.repeat(32);

  it('are built once, by one of several importers that want them', async () => {
    const cache = join(folder(), 'cache');
    let built = 0;
    const build = async (into: string) => {
      built += 1;
      await new Promise((done) => setImmediate(done));
      writeFileSync(join(into, 'city.json'), '{}');
    };
    const bundles = await Promise.all([
      cached(cache, HASH, quiet(), build),
      cached(cache, HASH, quiet(), build),
      cached(cache, HASH, quiet(), build),
    ]);
    expect(new Set(bundles)).toEqual(new Set([join(cache, HASH)]));
    expect(built).toBe(1);
    expect(readdirSync(cache)).toEqual([HASH]);
  });

  it('do not exist after a failure, and are built again', async () => {
    const cache = join(folder(), 'cache');
    await expect(cached(cache, HASH, quiet(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(cache)).toEqual([]);
    await cached(cache, HASH, quiet(), async (into) => writeFileSync(join(into, 'x'), ''));
    expect(existsSync(join(cache, HASH, 'x'))).toBe(true);
  });

  it('are not affected by leftovers of a killed importer', async () => {
    const cache = join(folder(), 'cache');
    // No process has an id this high.
    const dead = 4_999_999;
    mkdirSync(join(cache, `building-${dead}-${HASH}`), { recursive: true });
    writeFileSync(join(cache, `${HASH}.lock`), String(dead));
    await cached(cache, HASH, quiet(), async (into) => writeFileSync(join(into, 'x'), ''));
    expect(readdirSync(cache)).toEqual([HASH]);
  });

  it('are not affected by a lock without an owner, as a full disk leaves it', async () => {
    const cache = join(folder(), 'cache');
    mkdirSync(cache, { recursive: true });
    const lock = join(cache, `${HASH}.lock`);
    writeFileSync(lock, '');
    const before = new Date(Date.now() - 60_000);
    utimesSync(lock, before, before);
    await cached(cache, HASH, quiet(), async (into) => writeFileSync(join(into, 'x'), ''));
    expect(readdirSync(cache)).toEqual([HASH]);
  });

  it('report which disk is full', async () => {
    const cache = join(folder(), 'cache');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await expect(cached(cache, HASH, quiet(), () => Promise.reject(full))).rejects.toThrow(
      `The disk that holds ${cache} is full`,
    );
  });
});

const reference =
  process.env.GROUPRIDE_REFERENCE ?? resolve(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'data');
const liechtenstein = join(reference, 'osm', 'liechtenstein.osm.pbf');

(existsSync(liechtenstein) ? describe : describe.skip)('a real extract (skipped without the reference data)', () => {
  it(
    'a bundle becomes a city whose tiles are small',
    async () => {
      const { bundle } = await bundleOf(liechtenstein);
      expect(bundle.facts).toMatchObject({ timeZone: 'Europe/Vaduz', driveOn: 'right' });
      expect(Math.max(...bundle.index.map(([, , , bytes]) => bytes))).toBeLessThan(60_000);
      for (const name of ['Vaduz', 'Schaan', 'Landstrasse', 'Kunstmuseum Liechtenstein', 'Heiligkreuz 25'])
        expect(bundle.places.map((place) => place.name)).toContain(name);
    },
    PATIENCE,
  );
});
