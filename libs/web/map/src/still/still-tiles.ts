import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapCity } from '../types';
import type { PlacedTile } from './still-view';

type Tiles = Pick<NonNullable<MapCity['map']>, 'tilesUrl'>;
interface TileRequest {
  coming: Promise<VectorTile | null>;
  /** Undefined until it has come; null where nothing is. */
  tile: VectorTile | null | undefined;
}

/** A view or two; whoever looks farther has the live map by then. */
const MAX_CACHED = 24;
const asked = new Map<string, TileRequest>();

export const tileUrl = ({ tilesUrl }: Tiles, { z, x, y }: Pick<PlacedTile, 'z' | 'x' | 'y'>): string =>
  tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** Asks for a tile once. The live map asks for the same address later and has it from the browser's cache. */
export function requestTile(url: string): TileRequest {
  const known = asked.get(url);
  if (known) return known;
  const one: TileRequest = { tile: undefined, coming: read(url) };
  one.coming.then(
    (tile) => (one.tile = tile),
    // Another time it may come.
    () => asked.delete(url),
  );
  asked.set(url, one);
  const [oldest] = asked.keys();
  if (asked.size > MAX_CACHED && oldest !== undefined) asked.delete(oldest);
  return one;
}

/** @throws TypeError without a network; Error when the server has none to give */
async function read(url: string): Promise<VectorTile | null> {
  const response = await fetch(url);
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new VectorTile(new PbfReader(await response.arrayBuffer()));
}
