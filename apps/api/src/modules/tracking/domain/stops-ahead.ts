import { isSamePoint, type LatLng } from '@groupride/geo';
import { ACTIVE_STATUSES, type RideStatus } from '@groupride/contracts';

/** Time to board or get out at each stop for another group. */
export const STOP_SECONDS = 120;

interface FollowedRide {
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
  via: readonly LatLng[];
  isRunUnderWay: boolean;
}

/**
 * The open stops of the car for this ride, in order: those of other groups, then its own. Stops at the same place are
 * merged.
 */
export function stopsAhead({ status, pickup, destination, via }: FollowedRide): LatLng[] {
  const own = status === 'in_progress' ? destination : pickup;
  const all = [...via, own];
  return all.filter((place, index) => {
    const next = all[index + 1];
    return !next || !isSamePoint(place, next);
  });
}

/** Whether the car is on the road for the ride, perhaps to another group first. */
export function isFollowed({ status, isRunUnderWay }: Pick<FollowedRide, 'status' | 'isRunUnderWay'>): boolean {
  return ACTIVE_STATUSES.includes(status) || (status === 'confirmed' && isRunUnderWay);
}

/**
 * While the car drives to other groups, only people aboard may see it, because it would reveal where the others live.
 */
export function showsCar(ride: FollowedRide): boolean {
  return ACTIVE_STATUSES.includes(ride.status) && (ride.status === 'in_progress' || stopsAhead(ride).length === 1);
}
