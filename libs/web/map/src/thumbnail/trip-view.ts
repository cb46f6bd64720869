import type { LatLng } from '@groupride/geo';
import { mercator, TILE, type StillView } from '../still/still-view';

function fromMercator({ x, y }: { x: number; y: number }): LatLng {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/**
 * The view that shows all points inside a padding, in pixels.
 *
 * @param points at least one
 */
export function viewAround(
  points: readonly LatLng[],
  size: { width: number; height: number },
  { padding, maxZoom }: { padding: number; maxZoom: number },
): StillView {
  const all = points.map(mercator);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(
    (size.width - 2 * padding) / ((east - west) * TILE),
    (size.height - 2 * padding) / ((south - north) * TILE),
  );
  return {
    center: fromMercator({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: Math.min(maxZoom, Math.log2(fits)),
    ...size,
  };
}

/** Returns a function that converts a position to pixels from the upper left corner of a view. */
export function projectionOf({ center, zoom, width, height }: StillView): (at: LatLng) => { x: number; y: number } {
  const world = TILE * 2 ** zoom;
  const middle = mercator(center);
  return (at) => {
    const { x, y } = mercator(at);
    return { x: (x - middle.x) * world + width / 2, y: (y - middle.y) * world + height / 2 };
  };
}
