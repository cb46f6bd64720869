import { PICKUP_RADIUS_METERS } from '@groupride/contracts';
import { distanceMeters, type LatLng } from '@groupride/geo';
import { credibleAmong, type Sighting } from './step-position';

/** When a driver was at a pickup. */
export interface PickupWait {
  pickup: LatLng;
  /** Of the car; positions received before it do not count. */
  arrivedAt: Date;
  /** Time before this does not count: of a scheduled ride, its start. */
  since: Date;
  now: Date;
}

/**
 * Milliseconds away from a pickup: from each position that is too far from it until the next one, the last one until now. Silence after a
 * position at the pickup counts as being there, silence after another as being away. A car is where it can have come to.
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
