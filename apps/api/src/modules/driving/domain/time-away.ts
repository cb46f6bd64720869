import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';

/**
 * Milliseconds away from a pickup: from each position that is too far from it until the next one, the last one until now. Silence after a
 * position at the pickup counts as being there, silence after another as being away.
 * @param received oldest first
 */
export function timeAway(received: readonly (LatLng & { at: Date })[], pickup: LatLng, now: Date): number {
  return received.reduce((sum, position, index) => {
    const until = received[index + 1]?.at ?? now;
    const isAway = distanceMeters(position, pickup) > PICKUP_RADIUS_METERS;
    return isAway ? sum + Math.max(0, until.getTime() - position.at.getTime()) : sum;
  }, 0);
}
