import type { RideStatus } from './enums';

/** Minutes after the end of a ride in which its riders can still ask for help: ending a trip must not cut them off. */
export const HELP_AFTER_END_MINUTES = 30;

const WITH_DRIVER: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];

interface Asked {
  status: RideStatus;
  driverId?: number | null;
  completedAt?: Date | string | null;
  cancelledAt?: Date | string | null;
}

/**
 * Whether riders can ask for help: from the assignment of a driver until a while after the end of the ride.
 * @param now milliseconds since 1970
 */
export function canAskForHelp({ status, driverId, completedAt, cancelledAt }: Asked, now: number): boolean {
  if (WITH_DRIVER.includes(status)) return true;
  const ended = status === 'completed' ? completedAt : status === 'cancelled' ? cancelledAt : null;
  if (!driverId || !ended) return false;
  return now - new Date(ended).getTime() < HELP_AFTER_END_MINUTES * 60_000;
}
