import { mayMove, type RideStatus } from '@groupride/contracts';
import type { AdminRideView } from '@groupride/web-api-client';

export const RIDE_ACTIONS = ['reassign', 'complete', 'cancel'] as const;
export type RideAction = (typeof RIDE_ACTIONS)[number];

/** What operations can do about the ride now. */
export function possibleActions({ ride }: Pick<AdminRideView, 'ride'>): RideAction[] {
  const possible: Readonly<Record<RideAction, boolean>> = {
    reassign: mayMove(ride.status, statusWithDriver(ride), 'admin'),
    complete: mayMove(ride.status, 'completed', 'admin'),
    cancel: mayMove(ride.status, 'cancelled', 'admin'),
  };
  return RIDE_ACTIONS.filter((action) => possible[action]);
}

function statusWithDriver({ status, bookingType }: AdminRideView['ride']): RideStatus {
  if (status !== 'pending') return status;
  return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
}
