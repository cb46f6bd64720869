import type { AssemblyPlace } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';

/** People this close count as being at the pickup, given the accuracy of phones. */
const AT_PICKUP_METERS = 75;
/** Up to this distance people walk; farther away, they travel by road. */
export const WALKABLE_METERS = 1500;

export interface MemberLocation {
  verifiedAt: Date | null;
  noShowAt: Date | null;
  location: LatLng | null;
}

export function placeOf({ verifiedAt, noShowAt, location }: MemberLocation, pickup: LatLng): AssemblyPlace {
  if (verifiedAt) return 'aboard';
  if (noShowAt) return 'no_show';
  if (!location) return 'unknown';
  return distanceMeters(location, pickup) <= AT_PICKUP_METERS ? 'at_pickup' : 'on_the_way';
}

export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
