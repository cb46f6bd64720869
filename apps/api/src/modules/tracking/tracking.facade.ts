import type { DriverLocationMessage, DriverPosition, TrackView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Ride } from '../rides/rides.facade';

/** Messages that tell a group to fetch data again. */
export type GroupMessage = 'assemblyChanged';

/** A position of a car and its time. */
export interface TracePoint extends LatLng {
  at: Date;
}

/** Gives other modules access to live positions. */
export abstract class TrackingFacade {
  /** The position of the car while its driver is on the road for the ride. The caller decides who may see it. */
  abstract trackOf(ride: Ride): Promise<TrackView>;
  /** Positions that members share, by user. The caller decides who may see which. */
  abstract sharedPositionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>>;
  /** The points of the driver's trace before and after a moment; fewer at the ends of the trace. */
  abstract positionsAround(rideId: number, driverId: number, at: Date): Promise<TracePoint[]>;
  /** The points of the driver's trace from one moment to another, oldest first. */
  abstract positionsBetween(
    rideId: number,
    driverId: number,
    from: Date,
    to: Date,
    tx?: Transaction,
  ): Promise<TracePoint[]>;
  /** Sends a message to the members and the driver who follow the ride, without waiting. It may be lost. */
  abstract tellGroup(rideId: number, message: GroupMessage): void;
}

/** Receives positions by HTTP, also of drivers that are controlled in a sandbox. */
export abstract class ReportedPositions {
  /**
   * Stores a position while the driver waits for rides, or before a step.
   * @throws ApiError not_found, place_outside_area
   */
  abstract report(who: Principal, driverId: number, position: DriverPosition): Promise<void>;
}

/** Receives live positions by socket, also of drivers that are controlled in a sandbox. */
export abstract class DriverMovements {
  /** Sends a live position during a ride to the group. @throws ApiError not_found, ride_state_conflict */
  abstract driverMoved(who: Principal, message: DriverLocationMessage): Promise<void>;
}

export { DRIVEN_DISTANCE } from './driven-distance-sql';
