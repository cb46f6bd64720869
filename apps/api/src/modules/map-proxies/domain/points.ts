import type { LatLng } from '@groupride/geo';

const POINT = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** @param text `lat,lng`. @returns null when the text is invalid */
export function readLatLng(text: string): LatLng | null {
  const [, lat, lng] = POINT.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** @param text `lng,lat`, as Mapbox writes it. @returns null when the text is invalid */
export function readLngLat(text: string): LatLng | null {
  const [, lng, lat] = POINT.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
