import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapCity } from '../types';
import type { PlacedTile } from './still-view';

type Tiles = Pick<NonNullable<MapCity['map']>, 'tilesUrl'>;
interface TileRequest {
  coming: Promise<VectorTile | null>;
  /** Undefined while loading; null if the tile is empty. */
  tile: VectorTile | null | undefined;
}

/** Enough for a view or two. By the time somebody looks farther, the live map is loaded. */
const MAX_CACHED = 24;
const asked = new Map<string, TileRequest>();

export const tileUrl = ({ tilesUrl }: Tiles, { z, x, y }: Pick<PlacedTile, 'z' | 'x' | 'y'>): string =>
  tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** Requests a tile once. The live map requests the same address later and gets it from the browser's cache. */
export function requestTile(url: string): TileRequest {
  const known = asked.get(url);
  if (known) return known;
  const one: TileRequest = { tile: undefined, coming: read(url) };
  one.coming.then(
    (tile) => (one.tile = tile),
    // A later request may succeed.
    () => asked.delete(url),
  );
  asked.set(url, one);
  const [oldest] = asked.keys();
  if (asked.size > MAX_CACHED && oldest !== undefined) asked.delete(oldest);
  return one;
}

/** @throws TypeError without a network; Error when the server does not provide the tile */
async function read(url: string): Promise<VectorTile | null> {
  const response = await fetch(url);
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new VectorTile(new PbfReader(await response.arrayBuffer()));
}
