import type { RideView } from '@groupride/web-api-client';

/** The outcome to announce after a payment: a ride is confirmed only once it has a driver. */
export const paymentOutcome = (ride: RideView | undefined): 'confirmed' | 'booked' | 'searching' =>
  ride?.driverId ? 'confirmed' : ride?.scheduledAt ? 'booked' : 'searching';
