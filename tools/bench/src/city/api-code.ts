// The API's own code, run in this process: what it costs without HTTP. A tool does not depend on an application, so the files are found by
// name when a benchmark runs, and this page says what is expected of them.
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LatLng } from '@groupride/geo';
import type pg from 'pg';

export interface Answered<T> {
  value: T;
  service: string;
  estimated: boolean;
}

export interface Route {
  polyline: string;
  meters: number;
  seconds: number;
}

export type Matrix = ({ meters: number; seconds: number } | null)[][];

export interface Routing {
  route(points: readonly LatLng[], options?: { steps?: boolean }): Promise<Answered<Route[]>>;
  matrix(sources: readonly LatLng[], targets: readonly LatLng[]): Promise<Answered<Matrix>>;
}

export interface Finder {
  search(text: string, limit: number): Promise<{ id: string; name: string }[]>;
}

export interface Tiles {
  tile(
    at: { z: number; x: number; y: number },
    version: string | undefined,
    acceptsGzip: boolean,
  ): Promise<{ body: Buffer | null }>;
}

/** What the API's repositories ask of a database. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<unknown[]>;
}

/** The active city, as far as the code below wants to know it. */
export interface CurrentCity {
  id: number;
  center: LatLng;
  map: { minZoom: number; maxZoom: number };
}

const modules = resolve(import.meta.dirname, '..', '..', '..', '..', 'apps', 'api', 'src', 'modules');

/** @param file somewhere in the module */
export async function named<T>(module: string, file: string, name: string): Promise<T> {
  const path = readdirSync(join(modules, module), { recursive: true, encoding: 'utf8' }).find(
    (each) => basename(each) === file,
  );
  const found =
    path === undefined ? {} : ((await import(pathToFileURL(join(modules, module, path)).href)) as Record<string, T>);
  const value = found[name];
  if (value === undefined)
    throw new Error(`${file} in the API's module ${module} has no ${name} any more: the benchmark has to follow`);
  return value;
}

/** As configured when nothing is set, but patient: what is given up after a while is answered by an estimate, and that is quick. */
const LANE = { concurrency: 3, queue: 200, timeoutMs: 120_000 };

/** Valhalla behind our port, with its limits and its breaker. @param folder of routing tiles */
export async function openRouting(folder: string): Promise<Routing> {
  const engines = await named<{ open(folder: string): Promise<object> }>(
    'mapping',
    'valhalla-in-process.ts',
    'ValhallaInProcess',
  );
  const Lane = await named<new (engine: object, limits: typeof LANE) => object>('mapping', 'lane.ts', 'Lane');
  const RoutingService = await named<new (lanes: object) => Routing>('mapping', 'routing.service.ts', 'RoutingService');
  const lane = new Lane(await engines.open(folder), LANE);
  return new RoutingService({ lanes: () => [lane], configured: () => [] });
}

/** The very configuration that our engine runs with. */
export async function engineConfig(folder: string): Promise<Record<string, unknown>> {
  const configure = await named<(tiles: { folder: string }) => Record<string, unknown>>(
    'mapping',
    'valhalla-config.ts',
    'valhallaConfig',
  );
  return configure({ folder });
}

export async function openFinder(queries: Queries, city: CurrentCity): Promise<Finder> {
  const Repository = await named<new (database: Queries) => object>(
    'places',
    'sql-places.repository.ts',
    'SqlPlacesRepository',
  );
  const CityPlaces = await named<new (places: object, city: object) => Finder>(
    'places',
    'city-places.ts',
    'CityPlaces',
  );
  return new CityPlaces(new Repository(queries), { current: city });
}

/** @returns the service with nothing in its memory yet */
export async function openTiles(queries: Queries, city: CurrentCity): Promise<Tiles> {
  const Repository = await named<new (database: Queries) => object>(
    'city',
    'sql-cities.repository.ts',
    'SqlCitiesRepository',
  );
  const TilesService = await named<new (cities: object, city: object) => Tiles>(
    'city',
    'tiles.service.ts',
    'TilesService',
  );
  return new TilesService(new Repository(queries), { current: city });
}

/** A connection or a pool as a database. @param onQuery told of every statement */
export function queriesOf(
  client: pg.Client | pg.Pool,
  onQuery: (sql: string, parameters: readonly unknown[]) => void = () => undefined,
): Queries {
  return {
    async query(sql, parameters = []) {
      onQuery(sql, parameters);
      return (await client.query<Record<string, unknown>>(sql, [...parameters])).rows;
    },
  };
}
