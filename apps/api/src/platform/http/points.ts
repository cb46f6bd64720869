import type { LatLng } from '@groupride/geo';
import { fieldError } from './api-error';

/** @param text `lat,lng` @throws ApiError validation_failed when the coordinates are out of range */
export function parsePoint(field: string, text: string): LatLng {
  const [lat = NaN, lng = NaN] = text.split(',').map(Number);
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw fieldError(field, 'is no place on earth');
  return { lat, lng };
}

/** @param text points separated by `|`, or nothing */
export function parsePoints(field: string, text: string | undefined): LatLng[] {
  return text ? text.split('|').map((part) => parsePoint(field, part)) : [];
}
