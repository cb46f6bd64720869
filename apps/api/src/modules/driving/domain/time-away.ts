import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { credibleAmong, type Sighting } from './step-position';

/** The wait of a driver at a pickup. */
export interface PickupWait {
  pickup: LatLng;
  /** Arrival of the car. Positions received earlier do not count. */
  arrivedAt: Date;
  /** Time before this does not count. For a scheduled ride, this is its start. */
  since: Date;
  now: Date;
}

/**
 * Milliseconds away from a pickup: from each position that is too far away until the next one, or until now. Silence
 * after a position at the pickup counts as being there, silence after another position as being away. Implausible
 * positions are ignored.
 * @param received oldest first
 * @param fastest meters per second
 */
export function timeAway(received: readonly Sighting[], wait: PickupWait, fastest: number): number {
  const [since, now] = [wait.since.getTime(), wait.now.getTime()];
  const credible = credibleAmong(received, fastest).filter(({ at }) => at >= wait.arrivedAt);
  return credible.reduce((sum, position, index) => {
    if (distanceMeters(position, wait.pickup) <= PICKUP_RADIUS_METERS) return sum;
    const until = Math.min(now, credible[index + 1]?.at.getTime() ?? now);
    return sum + Math.max(0, until - Math.max(since, position.at.getTime()));
  }, 0);
}
