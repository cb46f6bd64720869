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
  /** Pixels of the page that are painted; those that the canvas has when it is not given. */
  size?: { width: number; height: number };
}

const FIRST_PAINT = 'map-first-paint';

/** Marks in the browser's timeline when a map was painted first on this page. */
export function markFirstPaint(): void {
  if (performance.getEntriesByName(FIRST_PAINT).length === 0) performance.mark(FIRST_PAINT);
}

/**
 * Asks for the tiles of a picture of the base map that fills `canvas` as it lies on the page.
 *
 * @returns whether all tiles are at hand, when they will be (refused when one does not come), and what paints them; null for a canvas that is not seen
 */
export function stillPicture(
  canvas: HTMLCanvasElement,
  { tiles, mode, center, zoom, size: given }: StillPicture,
): { atHand: boolean; coming: Promise<unknown>; paint: () => void } | null {
  // Painted once, and by the processor: a graphics card that has just woken up would first have to learn how to paint paths.
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
