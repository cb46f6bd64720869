import type { Ride } from '../rides/rides.facade';

/**
 * Key of a message to a driver that is sent once each time they have a ride. Operations can give a ride to a driver who
 * lost it before.
 */
export const messageKey = ({ id, acceptedAt }: Ride, message: string, driver: { id: number }): string =>
  `ride:${id}:${message}:${driver.id}:${acceptedAt?.getTime() ?? 0}`;
