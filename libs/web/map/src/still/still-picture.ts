import type { LatLng } from '@groupride/geo';
import { palettes } from '../style/palette';
import type { MapCity } from '../types';
import { paintStill, type StillTile } from './paint-still';
import { requestTile, tileUrl } from './still-tiles';
import { tilesOf } from './still-view';

export interface StillPicture {
  tiles: NonNullable<MapCity['map']>;
  mode: 'light' | 'dark';
  center: LatLng;
  zoom: number;
  /** Size to paint, in CSS pixels; by default the size of the canvas. */
  size?: { width: number; height: number };
}

const FIRST_PAINT = 'map-first-paint';

/** Marks the first paint of a map on this page in the browser's performance timeline. */
export function markFirstPaint(): void {
  if (performance.getEntriesByName(FIRST_PAINT).length === 0) performance.mark(FIRST_PAINT);
}

/**
 * Requests the tiles for a picture of the base map that fills `canvas`.
 * @returns `atHand`: whether all tiles are loaded; `coming`: resolves when they are, and rejects if one is missing;
 * `paint`: paints them. Null for an invisible canvas.
 */
export function stillPicture(
  canvas: HTMLCanvasElement,
  { tiles, mode, center, zoom, size: given }: StillPicture,
): { atHand: boolean; coming: Promise<unknown>; paint: () => void } | null {
  // Painted once and on the CPU, because a GPU would first have to compile shaders for paths.
  const to = canvas.getContext('2d', { willReadFrequently: true });
  const box = canvas.getBoundingClientRect();
  if (!to || box.width === 0) return null;
  const size = given ?? { width: Math.round(box.width), height: Math.round(box.height) };
  const wanted = tilesOf({ center, zoom, ...size }, tiles).map((placed) => ({
    placed,
    asked: requestTile(tileUrl(tiles, placed)),
  }));
  const paint = () => {
    const sharpness = window.devicePixelRatio || 1;
    canvas.width = size.width * sharpness;
    canvas.height = size.height * sharpness;
    to.scale(sharpness, sharpness);
    paintStill(
      to,
      wanted.flatMap(({ placed, asked: { tile } }): StillTile[] => (tile ? [{ placed, tile }] : [])),
      palettes[mode],
      zoom,
      size,
    );
    markFirstPaint();
  };
  return {
    atHand: wanted.every(({ asked }) => asked.tile !== undefined),
    coming: Promise.all(wanted.map(({ asked }) => asked.coming)),
    paint,
  };
}
