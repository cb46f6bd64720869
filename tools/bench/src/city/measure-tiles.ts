import pg from 'pg';
import { HttpClient } from '../http-client';
import { compare } from '../measure';
import type { Row } from '../table';
import { openTiles, queriesOf, type Tiles } from './api-code';
import type { BuiltCity, TileKey } from './built-city';

const CONCURRENCY = 8;
const REQUESTS = 4000;
/**
 * Passes per round, each with a new service and empty cache: a single pass is so short that a garbage collection would
 * distort it.
 */
const PASSES = 6;
const ROUNDS = 15;

/** The tiles, repeated up to the number of requests. */
const over = <T>(list: readonly T[]): T[] => Array.from({ length: REQUESTS }, (_, index) => list[index % list.length]!);

const BODY = 'SELECT body FROM city_tiles WHERE city_id = $1 AND z = $2 AND x = $3 AND y = $4';

function newPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONCURRENCY });
  // The pending query reports when the server stops.
  pool.on('error', () => undefined);
  return pool;
}

/** Measures uncached tiles, each requested once, and tiles over HTTP, where requested ones are cached in memory. */
export async function measureTiles(databaseUrl: string, city: BuiltCity, tiles: readonly TileKey[]): Promise<Row> {
  const pool = newPool(databaseUrl);
  try {
    let services: Tiles[] = [];
    const comparison = await compare<readonly [pass: number, tile: TileKey]>(
      {
        tasks: Array.from({ length: PASSES }, (_, pass) => tiles.map((tile) => [pass, tile] as const)).flat(),
        concurrency: CONCURRENCY,
        prepare: async () =>
          void (services = await Promise.all(Array.from({ length: PASSES }, () => openTiles(queriesOf(pool), city)))),
        ours: async ([pass, tile]) => services[pass]?.tile(tile, undefined, true),
        peer: ([, { z, x, y }]) => pool.query(BODY, [city.id, z, x, y]),
      },
      ROUNDS,
    );
    return { what: `tiles, first time, ${CONCURRENCY} at a time`, beside: 'SELECT body through pg', ...comparison };
  } finally {
    await pool.end();
  }
}

export async function* measureTilesOverHttp(
  api: string,
  plain: string,
  databaseUrl: string,
  city: BuiltCity,
  tiles: readonly TileKey[],
): AsyncGenerator<Row> {
  const [ours, peer] = [new HttpClient(api, CONCURRENCY), new HttpClient(plain, CONCURRENCY)];
  const pool = newPool(databaseUrl);
  const sides = {
    tasks: over([...tiles.entries()]),
    concurrency: CONCURRENCY,
    ours: ([, { z, x, y }]: [number, TileKey]) => ours.get(`/api/tiles/${z}/${x}/${y}.mvt?city=${city.id}`),
  };
  const what = `GET /api/tiles, ${CONCURRENCY} at a time`;
  try {
    for (const [index, { z, x, y }] of tiles.slice(0, 20).entries()) {
      const same = (await ours.get(`/api/tiles/${z}/${x}/${y}.mvt?city=${city.id}`)).equals(
        await peer.get(`/tile/${index}`),
      );
      if (!same) throw new Error(`tile ${z}/${x}/${y} differs between the API and the database`);
    }
    yield {
      what,
      beside: 'SELECT body through pg',
      ...(await compare({ ...sides, peer: ([, { z, x, y }]) => pool.query(BODY, [city.id, z, x, y]) })),
    };
    yield {
      what,
      beside: 'node:http from memory',
      ...(await compare({ ...sides, peer: ([index]) => peer.get(`/tile/${index}`) })),
    };
  } finally {
    await pool.end();
    ours.close();
    peer.close();
  }
}
