// Runs the API's own code in this process, to measure it without HTTP. A tool must not depend on an application, so the
// files are found by name when a benchmark runs, and the types here describe the expected exports.
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

/** The database interface that the API's repositories require. */
export interface Queries {
  query(sql: string, parameters?: readonly unknown[]): Promise<unknown[]>;
}

/** The part of the active city that the code below requires. */
export interface CurrentCity {
  id: number;
  center: LatLng;
  map: { minZoom: number; maxZoom: number };
}

const modules = resolve(import.meta.dirname, '..', '..', '..', '..', 'apps', 'api', 'src', 'modules');

/** @param file any file in the module */
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

/**
 * The default configuration with a long timeout, because a request that times out is answered quickly with an estimate.
 */
const LANE = { concurrency: 3, queue: 200, timeoutMs: 120_000 };

/** Valhalla behind our port, with its limits and circuit breaker. @param folder folder of routing tiles */
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

/** The configuration that our engine uses. */
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

/** @returns the service with an empty cache */
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

/** Wraps a connection or a pool as a database. @param onQuery called with every statement */
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
