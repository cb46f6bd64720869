// The city in the benchmark's own database, and random samples from it.
import { join } from 'node:path';
import type { LatLng } from '@groupride/geo';
import pg from 'pg';
import type { Chance } from '../chance';
import type { CurrentCity } from './api-code';

export interface TileKey {
  z: number;
  x: number;
  y: number;
}

export interface BuiltCity extends CurrentCity {
  name: string;
  /** Folder of the routing tiles. */
  routing: string;
}

/** @param data the folder that contains `routing_folder` @throws Error when there is no city */
export async function builtCity(client: pg.Client, data: string): Promise<BuiltCity> {
  const { rows } = await client.query<{
    id: number;
    name: string;
    lat: number;
    lng: number;
    minZoom: number;
    maxZoom: number;
    folder: string;
  }>(
    `SELECT id, name, center_lat AS lat, center_lng AS lng, min_zoom AS "minZoom", max_zoom AS "maxZoom", routing_folder AS folder FROM cities WHERE is_active`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('there is no city in the database');
  const { id, name, lat, lng, minZoom, maxZoom, folder } = row;
  return { id, name, center: { lat, lng }, map: { minZoom, maxZoom }, routing: join(data, folder) };
}

/** Positions of random places, the same in every run on the same city. */
export async function somePositions(
  client: pg.Client,
  city: BuiltCity,
  count: number,
  chance: Chance,
): Promise<LatLng[]> {
  const { rows } = await client.query<LatLng>(
    'SELECT lat, lng FROM city_places WHERE city_id = $1 ORDER BY lat, lng, name',
    [city.id],
  );
  return Array.from({ length: count }, () => chance.of(rows));
}

/** Random distinct tiles, mostly of the highest zoom levels, as on the map. */
export async function someTiles(client: pg.Client, city: BuiltCity, count: number, chance: Chance): Promise<TileKey[]> {
  const { rows } = await client.query<TileKey>('SELECT z, x, y FROM city_tiles WHERE city_id = $1 ORDER BY z, x, y', [
    city.id,
  ]);
  const left = [...rows];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(chance.below(left.length), 1)[0]!);
}
