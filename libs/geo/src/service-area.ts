import { within, type Bounds } from './bounds';
import { distanceMeters, metersToMiles, type LatLng } from './position';

/** Rides may start and end so far outside the map: its edge cuts roads, not towns. */
const MARGIN_METERS = 5000;

export interface ServiceArea {
  center: LatLng;
  /** Edges of the built map, if there is one. */
  bounds: Bounds | null;
  radiusMiles: number;
}

/** @returns null when we drive there, otherwise the miles from the centre */
export function milesOutside({ center, bounds, radiusMiles }: ServiceArea, point: LatLng): number | null {
  if (bounds && within(bounds, point, MARGIN_METERS)) return null;
  const miles = metersToMiles(distanceMeters(center, point));
  return miles <= radiusMiles ? null : miles;
}
