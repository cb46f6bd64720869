import type { RideStatus } from '@groupride/contracts';

/** Whether the driver has the ride already, as after a repeated call. */
export const isAssignedTo = (ride: { driverId: number | null; status: RideStatus }, driverId: number): boolean =>
  ride.driverId === driverId && ride.status !== 'cancelled';
