import type { LiveRide } from './domain/audience';

/**
 * Reads a ride with everyone who may follow it. It is read for every message, because permissions are checked when a
 * message is sent.
 */
export abstract class LiveRides {
  abstract find(rideId: number): Promise<LiveRide | null>;
  /** The ride for which the driver is on the road; in a run, the ride of the next stop. */
  abstract underWay(driverId: number): Promise<number | null>;
}
