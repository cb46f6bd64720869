import { milesOutside, type LatLng } from '@groupride/geo';
import type { ClientConfig } from '@groupride/web-api-client';

/** @returns the city if the place is outside its service area; null if it is inside or that is unknown */
export function outsideCity(config: ClientConfig | undefined, position: LatLng): { city: string } | null {
  if (!config) return null;
  const { name, center, radiusMiles, map } = config.city;
  return milesOutside({ center, radiusMiles, bounds: map?.bounds ?? null }, position) === null ? null : { city: name };
}
