import { METERS_PER_MILE, type LatLng } from './position';

/** A rectangle in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const METERS_PER_DEGREE = 69.1 * METERS_PER_MILE;

/** Whether `point` lies in `bounds` or at most `marginMeters` outside. */
export function within(bounds: Bounds, point: LatLng, marginMeters = 0): boolean {
  const lat = marginMeters / METERS_PER_DEGREE;
  const lng = lat / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
  return (
    point.lat >= bounds.south - lat &&
    point.lat <= bounds.north + lat &&
    point.lng >= bounds.west - lng &&
    point.lng <= bounds.east + lng
  );
}
