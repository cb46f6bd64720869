import type { LatLng } from '@groupride/geo';
import type { Ride } from '../../rides/rides.facade';

/** What is known of a driver's car and phone. */
export interface SeenDriver {
  /** Where the car can be. */
  credible: LatLng | null;
  positionAt: Date | null;
  lastSeenAt: Date | null;
  /** Whether an engineer controls the driver, and lets them give no sign of life. */
  control: 'none' | 'controlled' | 'stalled';
}

export const UNSEEN: SeenDriver = { credible: null, positionAt: null, lastSeenAt: null, control: 'none' };

/** What the repositories of driving read from the tables of other modules. */
export interface DrivingSources {
  rides(): readonly Ride[];
  driver(driverId: number): SeenDriver;
  isAnybodyAboard(rideId: number): Promise<boolean>;
  /** Whether no stop of another ride comes before the next one of this ride. */
  isNextOfRun(rideId: number): boolean;
  now(): Date;
}
