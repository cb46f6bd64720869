// The city in PostgreSQL: the active one, and the previous one until the next import.
import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { searchText } from '@groupride/geo';
import { CityError, codeOf } from '../city-error';
import type { Report } from '../report';
import { type Bundle, readBundle, routingOf } from './bundle';

/** Advisory lock that serializes imports into one database. */
const LOCK = 771_120_553;
const ROWS = 25_000;
const TILES = 200;

export interface ActiveCity {
  id: number;
  name: string;
  isSketch: boolean;
  sourceHash: string;
  routingFolder: string;
}

const ACTIVE = `SELECT id, name, is_sketch AS "isSketch", source_hash AS "sourceHash", routing_folder AS "routingFolder" FROM cities WHERE is_active`;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'groupride city',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (codeOf(error) === '3D000')
      throw new CityError('The database of DATABASE_URL does not exist yet: start GroupRide once with "npm start".');
    if (codeOf(error) === '28P01' || codeOf(error) === '28000')
      throw new CityError('PostgreSQL refuses the user or password in DATABASE_URL: correct them.');
    throw new CityError(`No PostgreSQL answers at ${new URL(url).host}: start it or correct DATABASE_URL.`);
  }
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('city_intersections') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) {
    await client.end();
    throw new CityError('The database has no tables for a city yet: bring it up to date with "npm start" first.');
  }
  return client;
}

export async function activeCity(client: pg.Client): Promise<ActiveCity | undefined> {
  const { rows } = await client.query<ActiveCity>(ACTIVE);
  return rows[0];
}

/** Waits for the lock, which is released with the connection. */
export async function acquireLock(client: pg.Client, report: Report): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
  if (rows[0]?.taken === true) return;
  report.line('· Waiting for another import into the same database …');
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
}

/** Removes the city before the active one, and leftovers of interrupted imports. */
export async function clearOld(client: pg.Client, data: string): Promise<void> {
  const active = await activeCity(client);
  await client.query('DELETE FROM cities WHERE NOT is_active');
  const cities = join(data, 'cities');
  const names = await readdir(cities).catch(() => []);
  for (const name of names) {
    if (active?.routingFolder !== `cities/${name}`) await rm(join(cities, name), { recursive: true, force: true });
  }
}

/** PostgreSQL's text type cannot store NUL. */
const clean = (text: string): string => text.replaceAll('\0', '');

/** Maximum length of a place's search text; the rest is not searchable. */
const LONGEST_SEARCH = 400;
const SEPARATOR = '\u001f';

async function insertPlaces(client: pg.Client, city: number, places: Bundle['places']): Promise<void> {
  for (let from = 0; from < places.length; from += ROWS) {
    const rows = places.slice(from, from + ROWS);
    await client.query(
      `INSERT INTO city_places (city_id, kind, name, also, address, lat, lng, importance, is_popular, search)
       SELECT $1, kind, name, coalesce(string_to_array(nullif(also, ''), '${SEPARATOR}'), '{}'), address, lat, lng, importance, is_popular, search
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[], $8::real[], $9::boolean[], $10::text[])
         AS rows (kind, name, also, address, lat, lng, importance, is_popular, search)`,
      [
        city,
        rows.map(({ kind }) => kind),
        rows.map(({ name }) => clean(name)),
        rows.map(({ also }) => clean(also.join(SEPARATOR))),
        rows.map(({ address }) => clean(address)),
        rows.map(({ at }) => at[1]),
        rows.map(({ at }) => at[0]),
        rows.map(({ importance }) => importance),
        rows.map(({ isPopular }) => isPopular),
        rows.map(({ name, also, address }) =>
          searchText([name, ...also, address].map(clean).join(' ')).slice(0, LONGEST_SEARCH),
        ),
      ],
    );
  }
}

async function insertIntersections(
  client: pg.Client,
  city: number,
  intersections: Bundle['intersections'],
): Promise<void> {
  for (let from = 0; from < intersections.length; from += ROWS) {
    const rows = intersections.slice(from, from + ROWS);
    await client.query(
      `INSERT INTO city_intersections (city_id, one, other, address, lat, lng) SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])`,
      [
        city,
        rows.map(({ one }) => clean(one)),
        rows.map(({ other }) => clean(other)),
        rows.map(({ address }) => clean(address)),
        rows.map(({ at }) => at[1]),
        rows.map(({ at }) => at[0]),
      ],
    );
  }
}

async function insertTiles(client: pg.Client, city: number, { index, bodies }: Bundle): Promise<void> {
  let offset = 0;
  for (let from = 0; from < index.length; from += TILES) {
    const rows = index.slice(from, from + TILES);
    const parts = rows.map(([, , , bytes]) => bodies.subarray(offset, (offset += bytes)));
    await client.query(
      `INSERT INTO city_tiles (city_id, z, x, y, body) SELECT $1, * FROM unnest($2::smallint[], $3::integer[], $4::integer[], $5::bytea[])`,
      [city, rows.map(([z]) => z), rows.map(([, x]) => x), rows.map(([, , y]) => y), parts],
    );
  }
}

/**
 * Makes the city of a bundle the active one in a single transaction. If anything fails, the previous city stays active.
 * @returns its id
 */
export async function activate(
  client: pg.Client,
  bundleFolder: string,
  data: string,
  sourceHash: string,
): Promise<number> {
  const bundle = await readBundle(bundleFolder);
  const { facts } = bundle;
  const folder = `cities/${randomBytes(8).toString('hex')}`;
  await mkdir(join(data, 'cities'), { recursive: true });
  await cp(routingOf(bundleFolder), join(data, folder), { recursive: true });
  try {
    await client.query('BEGIN');
    const [west, south, east, north] = facts.bounds;
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO cities (name, time_zone, center_lat, center_lng, west, south, east, north, min_zoom, max_zoom, attribution, is_sketch, source_hash, routing_folder)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
      [
        clean(facts.name).slice(0, 100),
        facts.timeZone,
        facts.center[1],
        facts.center[0],
        west,
        south,
        east,
        north,
        facts.minZoom,
        facts.maxZoom,
        clean(facts.attribution).slice(0, 300),
        facts.isSketch,
        sourceHash,
        folder,
      ],
    );
    const id = rows[0]?.id ?? 0;
    await insertTiles(client, id, bundle);
    // Adds trigrams to the index all at once, which takes only a fraction of the time.
    await client.query(`SET LOCAL gin_pending_list_limit = '512MB'`);
    await client.query(`SET LOCAL maintenance_work_mem = '128MB'`);
    await insertPlaces(client, id, bundle.places);
    await insertIntersections(client, id, bundle.intersections);
    await client.query(`SELECT gin_clean_pending_list('city_places_trigrams')`);
    await client.query('UPDATE cities SET is_active = false WHERE is_active');
    await client.query('UPDATE cities SET is_active = true WHERE id = $1', [id]);
    await client.query('NOTIFY city_changed');
    await client.query('COMMIT');
    await client.query('ANALYZE city_places, city_intersections');
    return id;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    await rm(join(data, folder), { recursive: true, force: true });
    throw error;
  }
}
