import { within, type Bounds } from './bounds';
import { distanceMeters, metersToMiles, type LatLng } from './position';

/** Distance outside the map at which rides may still start and end, because the map's edge may cut through towns. */
const MARGIN_METERS = 5000;

export interface ServiceArea {
  center: LatLng;
  /** Bounds of the city's map; null if there is none. */
  bounds: Bounds | null;
  radiusMiles: number;
}

/** @returns null inside the service area, otherwise the miles from the center */
export function milesOutside({ center, bounds, radiusMiles }: ServiceArea, point: LatLng): number | null {
  if (bounds && within(bounds, point, MARGIN_METERS)) return null;
  const miles = metersToMiles(distanceMeters(center, point));
  return miles <= radiusMiles ? null : miles;
}
