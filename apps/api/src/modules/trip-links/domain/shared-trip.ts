import type { RideStatus, SharedTripState } from '@groupride/contracts';

/** How long a link works after the end of the ride. */
const AFTER_END_MS = 60 * 60_000;

export interface TripTimes {
  status: RideStatus;
  arrivedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
}

export function stateOf({ status, arrivedAt }: TripTimes): SharedTripState {
  switch (status) {
    case 'en_route':
      return arrivedAt ? 'at_pickup' : 'driver_coming';
    case 'in_progress':
      return 'under_way';
    case 'completed':
      return 'arrived';
    case 'cancelled':
      return 'cancelled';
    default:
      return 'not_started';
  }
}

/** When links to the ride stop working; null before the ride has ended. */
export function expiryOf({ completedAt, cancelledAt }: TripTimes): Date | null {
  const endedAt = completedAt ?? cancelledAt;
  return endedAt && new Date(endedAt.getTime() + AFTER_END_MS);
}
