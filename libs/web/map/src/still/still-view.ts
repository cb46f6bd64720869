import type { LatLng } from '@groupride/geo';

/** A view of a map: its center, MapLibre's zoom, and its size in CSS pixels. */
export interface StillView {
  center: LatLng;
  zoom: number;
  width: number;
  height: number;
}

/** A tile and its position in CSS pixels from the upper left corner of the map. */
export interface PlacedTile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  size: number;
}

/** Zoom of a map without content, centered on the city. */
export const DEFAULT_ZOOM = 12;
/** Size in pixels of a tile, and of the whole world at zoom 0, in MapLibre. */
export const TILE = 512;

/** Position in the web Mercator projection, 0 to 1 from west to east and from north to south. */
export function mercator({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The tiles that cover a view, the same ones that MapLibre would request. */
export function tilesOf(
  { center, zoom, width, height }: StillView,
  { minZoom, maxZoom }: { minZoom: number; maxZoom: number },
): PlacedTile[] {
  const z = Math.min(maxZoom, Math.max(minZoom, Math.floor(zoom)));
  const count = 2 ** z;
  const size = TILE * 2 ** (zoom - z);
  const middle = mercator(center);
  const west = middle.x * count * size - width / 2;
  const north = middle.y * count * size - height / 2;
  const tiles: PlacedTile[] = [];
  const last = count - 1;
  for (
    let y = Math.max(0, Math.floor(north / size));
    y <= Math.min(last, Math.floor((north + height - 1) / size));
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(west / size));
      x <= Math.min(last, Math.floor((west + width - 1) / size));
      x += 1
    ) {
      tiles.push({ z, x, y, left: x * size - west, top: y * size - north, size });
    }
  }
  return tiles;
}
