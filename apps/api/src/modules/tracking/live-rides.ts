import type { LiveRide } from './domain/audience';

/** Reads a ride with everybody who may follow it. Read anew for every message: who may see it is decided when it is sent. */
export abstract class LiveRides {
  abstract find(rideId: number): Promise<LiveRide | null>;
  /** The ride for which the driver is on the road; of a run the one of the next stop. */
  abstract underWay(driverId: number): Promise<number | null>;
}
