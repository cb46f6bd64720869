// A city as a bundle of files: built once per source, then loaded into any number of databases.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CityError, codeOf } from '../city-error';
import type { OsmBounds } from '../osm';
import { meters, type PlaceRow } from '../places/place';
import type { Intersection } from '../places/intersections';
import { placeIndex } from '../places/rows';
import { boundsOf } from '../read/extract';
import { readExtract } from '../read/read';
import { writeOrdered } from '../read/rewrite';
import type { Report } from '../report';
import { writeRoadTimes } from '../road-times/write';
import { judge, pairsOf, tryRoutes } from '../routing/trial';
import { buildRouting } from '../routing/valhalla';
import { seaOf } from '../tiles/coastline';
import { cutTiles, firstZoom, type Tile } from '../tiles/cut';
import { MAX_ZOOM } from '../tiles/feature';
import { SKETCH_CREDIT } from '../sketch-credit';
import { featuresOf } from '../tiles/features';
import { localeAt } from '../zone/zone-at';

/** Values that a person may specify about a city; the rest is derived. */
export interface CityOptions {
  readonly name?: string;
  readonly bbox?: OsmBounds;
  readonly timeZone?: string;
  readonly attribution?: string;
  readonly driveOn?: 'left' | 'right';
  readonly isSketch?: boolean;
}

export interface CityFacts {
  name: string;
  timeZone: string;
  center: [lng: number, lat: number];
  bounds: OsmBounds;
  minZoom: number;
  maxZoom: number;
  attribution: string;
  isSketch: boolean;
  driveOn: 'left' | 'right';
}

const ATTRIBUTION = '© OpenStreetMap contributors';

export const routingOf = (bundle: string): string => join(bundle, 'routing');
const factsOf = (bundle: string): string => join(bundle, 'city.json');
const placesOf = (bundle: string): string => join(bundle, 'places.json');
const intersectionsIn = (bundle: string): string => join(bundle, 'intersections.json');
const tilesOf = (bundle: string): string => join(bundle, 'tiles');
const tileIndexOf = (bundle: string): string => join(bundle, 'tiles.json');

/** The name of the bundle for a source with these options. */
export async function hashOfFile(file: string, more: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    if (!(await stat(file)).isFile()) throw new CityError(`${file} is not a file: give the path of an .osm.pbf file.`);
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CityError(`There is no file ${file}: check its name.`);
    if (codeOf(error) === 'EACCES')
      throw new CityError(`${file} cannot be read by this account: give yourself the right to read it.`);
    throw error;
  }
  return createHash('sha256').update(hash.digest('hex')).update(more).digest('hex').slice(0, 32);
}

/** The largest place in the city, or one near its center. */
function biggest(rows: readonly PlaceRow[], middle: [number, number]): PlaceRow | undefined {
  const score = ({ importance, at }: PlaceRow) => importance - meters(at, middle) / 200_000;
  return rows.filter(({ kind }) => kind === 'city' || kind === 'town').sort((one, two) => score(two) - score(one))[0];
}

async function writeTiles(
  bundle: string,
  cut: (put: (tile: Tile) => Promise<void>) => Promise<void>,
): Promise<{ tiles: number; bytes: number; largest: number }> {
  const file = await open(tilesOf(bundle), 'w');
  const index: number[][] = [];
  let bytes = 0;
  let largest = 0;
  try {
    await cut(async ({ z, x, y, body }) => {
      await file.writeFile(body);
      index.push([z, x, y, body.length]);
      bytes += body.length;
      largest = Math.max(largest, body.length);
    });
  } finally {
    await file.close();
  }
  await writeFile(tileIndexOf(bundle), JSON.stringify(index));
  return { tiles: index.length, bytes, largest };
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;

/** Builds everything about the city of a file. @param folder empty, and complete when this resolves */
export async function buildBundle(file: string, options: CityOptions, folder: string, report: Report): Promise<void> {
  const { size } = await stat(file);
  const scratch = join(folder, 'scratch');
  await mkdir(scratch, { recursive: true });
  const extract = await report.stage(
    'Reading the map',
    (tick) => readExtract(file, size, options.bbox, tick),
    ({ nodeIds, wayIds, relations }) =>
      `${nodeIds.length.toLocaleString('en-US')} nodes, ${wayIds.length.toLocaleString('en-US')} ways, ${relations.length.toLocaleString('en-US')} relations`,
  );
  if (extract.missingNodes > 0)
    report.line(
      `! The file lacks ${extract.missingNodes.toLocaleString('en-US')} nodes that its ways name: roads end or jump there. A complete extract has them ("osmium extract --strategy complete_ways").`,
    );
  const bounds = options.bbox ?? boundsOf(extract, file);
  if (options.bbox !== undefined) boundsOf(extract, file);
  const middle: [number, number] = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2];
  const locale = localeAt(middle);
  const driveOn = options.driveOn ?? locale.driveOn;
  let source = file;
  if (!extract.isOrderly) {
    source = join(scratch, 'ordered.osm.pbf');
    await report.stage('Putting the map in order', () => writeOrdered(extract, source));
  }

  const aborter = new AbortController();
  const routing = report.stage(
    'Routing',
    (tick) =>
      buildRouting({ source, folder: routingOf(folder), scratch, driveOn, bounds, signal: aborter.signal }, tick),
    () => `driving on the ${driveOn}`,
  );
  // Awaited below, after other work has been done in the meantime.
  routing.catch(() => undefined);
  try {
    const { rows, intersections } = await report.stage(
      'Places',
      (tick) => placeIndex(extract, { bounds, numberFirst: locale.numberFirst, country: locale.country }, tick),
      (found) =>
        `${found.rows.length.toLocaleString('en-US')}, and ${found.intersections.length.toLocaleString('en-US')} intersections`,
    );
    await writeFile(placesOf(folder), JSON.stringify(rows));
    await writeFile(intersectionsIn(folder), JSON.stringify(intersections));
    const main = biggest(rows, middle);
    const sea = seaOf(extract, bounds);
    if (sea.isBroken)
      report.line(
        '! The coastline has loose ends: where it does not say which side the sea is on, the map shows land.',
      );
    await report.stage(
      'Map tiles',
      (tick) => writeTiles(folder, (put) => cutTiles(extract, featuresOf(extract, sea.polygons), bounds, put, tick)),
      ({ tiles, bytes, largest }) =>
        `${tiles.toLocaleString('en-US')}, ${kilobytes(bytes)}, the largest ${kilobytes(largest)}`,
    );
    await routing;
    await report.stage(
      'Travel times',
      (tick) => writeRoadTimes(routingOf(folder), tick),
      ({ edges, bytes }) => `${edges.toLocaleString('en-US')} directions of roads, ${kilobytes(bytes)}`,
    );
    const trial = await report.stage(
      'Trying routes',
      (tick) => tryRoutes(routingOf(folder), pairsOf(extract, bounds), tick),
      ({ tried, found }) => `${found} of ${tried} found`,
    );
    const warning = judge(trial, file);
    if (warning !== undefined) report.line(warning);
    const isSketch = options.isSketch ?? extract.source === SKETCH_CREDIT;
    const facts: CityFacts = {
      name: options.name ?? main?.name ?? basename(file).replace(/(\.osm)?\.pbf$/, ''),
      timeZone: options.timeZone ?? locale.timeZone,
      center: main?.at ?? middle,
      bounds,
      minZoom: firstZoom(bounds),
      maxZoom: MAX_ZOOM,
      attribution: options.attribution ?? (isSketch ? SKETCH_CREDIT : ATTRIBUTION),
      isSketch,
      driveOn,
    };
    await writeFile(factsOf(folder), JSON.stringify(facts));
  } catch (error) {
    aborter.abort();
    await routing.catch(() => undefined);
    throw error;
  }
}

export interface Bundle {
  facts: CityFacts;
  places: PlaceRow[];
  intersections: Intersection[];
  /** z, x, y and length of each tile, in the order of the bodies. */
  index: [z: number, x: number, y: number, bytes: number][];
  bodies: Buffer;
}

export async function readBundle(folder: string): Promise<Bundle> {
  const [facts, places, intersections, index, bodies] = await Promise.all([
    readFile(factsOf(folder), 'utf8'),
    readFile(placesOf(folder), 'utf8'),
    readFile(intersectionsIn(folder), 'utf8'),
    readFile(tileIndexOf(folder), 'utf8'),
    readFile(tilesOf(folder)),
  ]);
  return {
    facts: JSON.parse(facts) as CityFacts,
    places: JSON.parse(places) as PlaceRow[],
    intersections: JSON.parse(intersections) as Intersection[],
    index: JSON.parse(index) as Bundle['index'],
    bodies,
  };
}
