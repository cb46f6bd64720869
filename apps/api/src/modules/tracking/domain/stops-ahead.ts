import type { LatLng } from '@groupride/geo';
import { ACTIVE_STATUSES, type RideStatus } from '@groupride/contracts';

/** Time for people to get in or out, at each stop for another group. */
export const STOP_SECONDS = 120;

interface FollowedRide {
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
  via: readonly LatLng[];
  isRunUnderWay: boolean;
}

/** Where the car goes for this ride, in order: stops for other groups, then its own. Groups at one place make one stop. */
export function stopsAhead({ status, pickup, destination, via }: FollowedRide): LatLng[] {
  const own = status === 'in_progress' ? destination : pickup;
  const all = [...via, own];
  return all.filter((place, index) => !isSame(place, all[index + 1]));
}

/** Whether the car is on the road for the ride, perhaps to another group first. */
export function isFollowed({ status, isRunUnderWay }: Pick<FollowedRide, 'status' | 'isRunUnderWay'>): boolean {
  return ACTIVE_STATUSES.includes(status) || (status === 'confirmed' && isRunUnderWay);
}

/** While the car goes to other groups, only those who sit in it may know where it is: it would tell where the others live. */
export function showsCar(ride: FollowedRide): boolean {
  return ACTIVE_STATUSES.includes(ride.status) && (ride.status === 'in_progress' || stopsAhead(ride).length === 1);
}

const isSame = (one: LatLng, other: LatLng | undefined) => one.lat === other?.lat && one.lng === other.lng;
