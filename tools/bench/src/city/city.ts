// `npm run bench -- city [FILE.osm.pbf]`: starts its own database, API and city, which are removed afterwards.
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { Actor } from '@valhallajs/valhallajs';
import pg from 'pg';
import { addresses, loadCity, startApi, startPostgres, type ApiProcess } from '../../../../tools/up/src/testing/stack';
import type { Benchmark } from '../benchmark';
import { chance } from '../chance';
import type { Row } from '../table';
import { engineConfig, openRouting } from './api-code';
import type { ToServe } from './bare-server';
import { type BuiltCity, builtCity, somePositions, someTiles } from './built-city';
import { fillPlaces, PLACES } from './fill-places';
import { measureMatrix, measureRoutes, measureRoutesOverHttp, routablePairs } from './measure-routes';
import { measureSearch, measureSearchOverHttp, type Searches } from './measure-search';
import { measureTiles, measureTilesOverHttp } from './measure-tiles';
import { record, searchKinds, someTexts } from './search-texts';
import { startBareServer } from './start-bare-server';

const SEED = 20_2611;
/** Numbers of measurements; the quick run is only a check that everything works. */
const FULL = { pairs: 500, searches: 200, tiles: 1000 };
const QUICK = { pairs: 100, searches: 50, tiles: 300 };

type Size = typeof FULL;
/** Disables rate limits, which are not being measured. */
const NO_LIMITS = {
  ADDRESS_RATE_PER_MINUTE: '100000000',
  RATE_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '1000',
  HEAVY_REQUESTS_AT_ONCE: '64',
  DEMO_TOOLS: 'false',
};

type Say = (line: string) => void;

export const fromWhereNpmWasCalled = (file: string): string =>
  isAbsolute(file) ? file : resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** Starts PostgreSQL and an API with a city. @param file the extract; Charlotte by default */
export async function startCity(
  file: string | undefined,
  say: Say,
): Promise<{ api: string; databaseUrl: string; process: ApiProcess }> {
  say('· PostgreSQL and the API …');
  const databaseUrl = await (await startPostgres()).newDatabase();
  // The importer requires the tables that the API's migrations create.
  const { url, processes } = await startApi({ databaseUrl, env: NO_LIMITS });
  say(`· The city${file === undefined ? '' : ` of ${file}`} …`);
  await loadCity(file === undefined ? ['ensure'] : ['import', fromWhereNpmWasCalled(file)], { databaseUrl });
  return { api: url, databaseUrl, process: processes[0]! };
}

/** Waits until the API has noticed a new city, which takes a moment. */
export async function waitForCity(api: string, city: BuiltCity): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const config = (await (await fetch(`${api}/api/config`)).json()) as { city: { map: { version: number } | null } };
    if (config.city.map?.version === city.id) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the API did not take the city up within a minute');
}

async function prepareSearches(
  client: pg.Client,
  city: BuiltCity,
  size: Size,
): Promise<{ searches: Searches; found: number }> {
  const texts = await someTexts(client, city, size.searches, chance(SEED + 1));
  const searches: Record<string, Searches[keyof Searches]> = {};
  let found = 0;
  for (const kind of searchKinds) {
    const recorded = await record(client, city, texts[kind]);
    searches[kind] = recorded.searches;
    found += recorded.found;
  }
  return { searches: searches as Searches, found };
}

async function* measure(
  client: pg.Client,
  { api, databaseUrl, size }: { api: string; databaseUrl: string; size: Size },
  say: Say,
): AsyncGenerator<Row> {
  const city = await builtCity(client, join(dirname((await addresses()).logs), 'data'));
  await waitForCity(api, city);
  const engine = await engineConfig(city.routing);
  const actor = new Actor(engine);
  const pairs = await routablePairs(actor, await somePositions(client, city, size.pairs * 4, chance(SEED)), size.pairs);
  const tiles = await someTiles(client, city, size.tiles, chance(SEED + 2));
  const own = await fillPlaces(client, city, chance(SEED + 3));
  const { searches, found } = await prepareSearches(client, city, size);
  say(
    `  ${city.name}: ${tiles.length} tiles, ${own.toLocaleString('en-US')} places of its own and ${Math.max(0, PLACES - own).toLocaleString('en-US')} made up; ${found} of ${size.searches * searchKinds.length} searches find something`,
  );

  const toServe: ToServe = {
    engine,
    databaseUrl,
    cityId: city.id,
    pairs,
    tiles,
    searches: searchKinds.flatMap((kind) => searches[kind].map(({ statements }) => statements)),
  };
  const plain = await startBareServer(toServe);
  try {
    say('· Routes …');
    const routing = await openRouting(city.routing);
    yield* measureRoutes(routing, actor, pairs);
    yield await measureMatrix(routing, actor, pairs);
    yield* measureRoutesOverHttp(api, plain.url, pairs);
    say('· Place search …');
    yield* measureSearch(client, city, searches);
    yield* measureSearchOverHttp(api, plain.url, searches);
    say('· Tiles …');
    yield await measureTiles(databaseUrl, city, tiles);
    yield* measureTilesOverHttp(api, plain.url, databaseUrl, city, tiles);
  } finally {
    plain.stop();
  }
}

export const city: Benchmark = {
  name: 'city',
  about:
    'routes, matrices, place search and tiles, each beside the bare engine;\n            [FILE.osm.pbf] for another city than Charlotte, [--quick] for a first look',
  async *run(args, say) {
    const [file] = args.filter((arg) => arg !== '--quick');
    const size = args.includes('--quick') ? QUICK : FULL;
    const { api, databaseUrl } = await startCity(file, say);
    const client = new pg.Client({ connectionString: databaseUrl });
    // The pending query reports a lost connection; without this listener, the process would exit before cleaning up.
    client.on('error', () => undefined);
    await client.connect();
    try {
      yield* measure(client, { api, databaseUrl, size }, say);
    } finally {
      await client.end();
    }
  },
};
