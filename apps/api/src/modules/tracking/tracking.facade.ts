import type { TrackView } from '@groupride/contracts';
import type { Ride } from '../rides/rides.facade';

export abstract class TrackingFacade {
  /** Where the car is while a driver is on the road for the ride. The caller decides who may see it. */
  abstract trackOf(ride: Ride): Promise<TrackView>;
}
