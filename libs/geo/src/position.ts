/** A point on the earth, WGS 84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** Mean radius in miles, on which the product's distances are based. */
export const EARTH_RADIUS_MILES = 3959;
export const METERS_PER_MILE = 1609.344;
const EARTH_RADIUS_METERS = EARTH_RADIUS_MILES * METERS_PER_MILE;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (value: number) => (value * 180) / Math.PI;

/** Great-circle distance in meters (haversine formula; R. W. Sinnott, "Virtues of the Haversine", 1984). */
export function distanceMeters(a: LatLng, b: LatLng): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const metersToMiles = (meters: number): number => meters / METERS_PER_MILE;
export const milesToMeters = (miles: number): number => miles * METERS_PER_MILE;

/** Initial bearing from `a` to `b`, degrees clockwise from north, 0 ≤ bearing < 360. */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const dLng = radians(b.lng - a.lng);
  const y = Math.sin(dLng) * Math.cos(radians(b.lat));
  const x =
    Math.cos(radians(a.lat)) * Math.sin(radians(b.lat)) -
    Math.sin(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(dLng);
  return (degrees(Math.atan2(y, x)) + 360) % 360;
}

/** The point at `fraction` (0 to 1) between `a` and `b`; linear in degrees, sufficient for distances within a city. */
export function interpolate(a: LatLng, b: LatLng, fraction: number): LatLng {
  return { lat: a.lat + (b.lat - a.lat) * fraction, lng: a.lng + (b.lng - a.lng) * fraction };
}

/** Whole minutes for `seconds`, at least one. */
export function etaMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** @param milesPerHour speed */
export const metersPerSecond = (milesPerHour: number): number => (milesPerHour * METERS_PER_MILE) / 3600;

/**
 * Two positions of a phone can differ by this many meters although the car stands still, because a first fix can be off
 * by several blocks.
 */
export const STRAY_METERS = 800;

/** Whether two points are equal to the last digit, as the same place is when it was stored twice. */
export const isSamePoint = (one: LatLng, other: LatLng): boolean => one.lat === other.lat && one.lng === other.lng;
