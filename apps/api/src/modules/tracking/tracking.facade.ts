import type { TrackView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Ride } from '../rides/rides.facade';

/** Messages that only tell a group to fetch something again. */
export type GroupMessage = 'assemblyChanged';

/** What other modules may do with live positions. */
export abstract class TrackingFacade {
  /** Where the car is while a driver is on the road for the ride. The caller decides who may see it. */
  abstract trackOf(ride: Ride): Promise<TrackView>;
  /** Positions that members share, by user. The caller decides who may see what of them. */
  abstract sharedPositionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>>;
  /** Tells the members and the driver who follow the ride; nobody waits for it, and it may be lost. */
  abstract tellGroup(rideId: number, message: GroupMessage): void;
}
