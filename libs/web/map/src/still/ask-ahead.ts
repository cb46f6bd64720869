import type { MapCity } from '../types';
import { askTile, tileUrl } from './still-tiles';
import { DEFAULT_ZOOM, tilesOf } from './still-view';

/** Asks for the tiles of the view that a map opens with when nothing is on it, so that its first picture need not wait. @param size of the map, pixels of the page */
export function askAhead({ center, map }: Pick<MapCity, 'center' | 'map'>, size: { width: number; height: number }): void {
  if (!map) return;
  for (const placed of tilesOf({ center, zoom: DEFAULT_ZOOM, ...size }, map)) askTile(tileUrl(map, placed));
}
