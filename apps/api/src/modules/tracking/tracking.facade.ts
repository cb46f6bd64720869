import type { DriverLocationMessage, DriverPosition, TrackView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Ride } from '../rides/rides.facade';

/** Messages that only tell a group to fetch something again. */
export type GroupMessage = 'assemblyChanged';

/** Where a car was at a moment. */
export interface TracePoint extends LatLng {
  at: Date;
}

/** What other modules may do with live positions. */
export abstract class TrackingFacade {
  /** Where the car is while a driver is on the road for the ride. The caller decides who may see it. */
  abstract trackOf(ride: Ride): Promise<TrackView>;
  /** Positions that members share, by user. The caller decides who may see what of them. */
  abstract sharedPositionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>>;
  /** The points of the driver's trace before and after a moment; fewer at its ends. */
  abstract positionsAround(rideId: number, driverId: number, at: Date): Promise<TracePoint[]>;
  /** The points of the driver's trace from one moment to another, oldest first. */
  abstract positionsBetween(
    rideId: number,
    driverId: number,
    from: Date,
    to: Date,
    tx?: Transaction,
  ): Promise<TracePoint[]>;
  /** Tells the members and the driver who follow the ride; nobody waits for it, and it may be lost. */
  abstract tellGroup(rideId: number, message: GroupMessage): void;
}

/** Positions as a driver's app sends them, for drivers that are controlled in a sandbox. */
export abstract class DriverMovements {
  /** While the driver waits for rides, and before a step. @throws ApiError not_found, place_outside_area */
  abstract report(who: Principal, driverId: number, position: DriverPosition): Promise<void>;
  /** On the way: the group sees it at once. @throws ApiError not_found, ride_state_conflict */
  abstract driverMoved(who: Principal, message: DriverLocationMessage): Promise<void>;
}

export { DRIVEN_DISTANCE } from './driven-distance-sql';
