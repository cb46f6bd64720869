import { milesToMeters } from '@groupride/geo';

/** Straight-line distance from the destination within which a trip completes without a reason. */
export const DESTINATION_METERS = milesToMeters(0.5);

/** @param meters distance from the destination; an unknown distance (null) counts as away */
export function isAway(meters: number | null): boolean {
  return meters === null || meters > DESTINATION_METERS;
}
