import { distanceMeters, milesToMeters } from '@groupride/geo';

/** Straight-line miles from the destination within which a trip completes without a reason. */
export const DESTINATION_MILES = 0.5;

/** Straight-line meters from the driver's last position to the destination; null when the position is unknown. */
export function metersFromDestination(
  driver: { lat: number | null; lng: number | null } | null,
  { dropoffLat: lat, dropoffLng: lng }: { dropoffLat: number; dropoffLng: number },
): number | null {
  if (!driver || driver.lat === null || driver.lng === null) return null;
  return distanceMeters({ lat: driver.lat, lng: driver.lng }, { lat, lng });
}

/** An unknown position counts as away: without it nobody can tell. */
export function isAway(meters: number | null): boolean {
  return meters === null || meters > milesToMeters(DESTINATION_MILES);
}
