import { mayMove, type RideStatus, type RouteEnd } from '@groupride/contracts';
import type { AdminRideView } from '@groupride/web-api-client';

export const RIDE_ACTIONS = ['route', 'reassign', 'complete', 'cancel'] as const;
export type RideAction = (typeof RIDE_ACTIONS)[number];

export type { RouteEnd };

/** The actions that operations can currently take. */
export function possibleActions({ ride }: Pick<AdminRideView, 'ride'>): RideAction[] {
  const possible: Readonly<Record<RideAction, boolean>> = {
    route: changeableEnds(ride).length > 0,
    reassign: mayMove(ride.status, statusWithDriver(ride), 'admin'),
    complete: mayMove(ride.status, 'completed', 'admin'),
    cancel: mayMove(ride.status, 'cancelled', 'admin'),
  };
  return RIDE_ACTIONS.filter((action) => possible[action]);
}

/**
 * The ends of the route that operations can change: the pickup until the driver arrives, the destination until the trip
 * is over.
 */
export function changeableEnds({ status, arrivedAt, splitMode }: AdminRideView['ride']): RouteEnd[] {
  if (splitMode === 'pledge' || status === 'completed' || status === 'cancelled') return [];
  return arrivedAt || status === 'in_progress' ? ['destination'] : ['pickup', 'destination'];
}

function statusWithDriver({ status, bookingType }: AdminRideView['ride']): RideStatus {
  if (status !== 'pending') return status;
  return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
}
