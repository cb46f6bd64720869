import { within, type Bounds } from './bounds';
import { distanceMeters, metersToMiles, type LatLng } from './position';

/** Rides may start and end this far outside the map, whose edge may cut through towns. */
const MARGIN_METERS = 5000;

export interface ServiceArea {
  center: LatLng;
  /** Edges of the built map, if there is one. */
  bounds: Bounds | null;
  radiusMiles: number;
}

/** @returns null inside the service area, otherwise the miles from the center */
export function milesOutside({ center, bounds, radiusMiles }: ServiceArea, point: LatLng): number | null {
  if (bounds && within(bounds, point, MARGIN_METERS)) return null;
  const miles = metersToMiles(distanceMeters(center, point));
  return miles <= radiusMiles ? null : miles;
}
