import type { Completion, Reason, RideView, StatusChange, SuspendedRideChoice } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Driver } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';

export { FRESH_POSITION_MS } from './domain/approach';

export interface Suspension {
  /** User id of the operator. */
  operatorId: number;
  reason: string;
  /** The operator's choice for the ride under way; undefined without a choice. */
  activeRide: SuspendedRideChoice | undefined;
}

/** The result for the rides of a suspended driver. */
export interface SuspendedRides {
  /** The ride under way that the driver may finish. */
  finishing: number | null;
  /** Rides that now search for another driver. */
  released: number[];
}

export abstract class DrivingFacade {
  /**
   * Takes the rides of a suspended driver and searches for other drivers. A ride under way may be finished.
   * @param driver locked by this transaction
   * @throws ApiError active_ride_undecided, ride_state_conflict when a started trip would be handed over
   */
  abstract suspend(tx: Transaction, driver: Driver, suspension: Suspension): Promise<SuspendedRides>;
  /**
   * Takes the scheduled rides that a driver without valid documents would have to begin soon, and searches for other
   * drivers. A ride under way may be finished; rides that begin later leave time for new documents.
   * @param driver locked by this transaction
   */
  abstract releaseUpcoming(tx: Transaction, driver: Driver): Promise<void>;
}

/** Handles drivers who arrived and left the pickup again before anybody boarded. */
export abstract class LeftPickups {
  /**
   * Decides at once instead of within a minute: restarts the group's wait when the driver is back, and takes the ride
   * back when the time to return is over. Runs in its own transaction.
   * @returns whether a question was open
   */
  abstract settle(rideId: number): Promise<boolean>;
  /** Whether the driver was asked and has not returned to the pickup. */
  abstract isOpen(rideId: number, tx?: Transaction): Promise<boolean>;
  /**
   * Milliseconds of the wait in which the driver was away from the pickup, by the positions received.
   * @param arrivedAt when the car came to the pickup; an earlier time includes positions from before
   * @param since when the wait began
   */
  abstract awayMs(ride: Ride, wait: { arrivedAt: Date; since: Date }, tx?: Transaction): Promise<number>;
}

/** The calls of an assigned driver's app, for drivers controlled in a sandbox. */
export abstract class DriverSteps {
  /** The driver's current or next ride. @throws ApiError not_found when `driverId` is somebody else's */
  abstract activeRide(who: Principal, driverId: number): Promise<RideView | null>;
  /** @throws ApiError not_found, ride_state_conflict, and the errors of the step */
  abstract step(who: Principal, rideId: number, change: StatusChange): Promise<RideView>;
  /** @throws ApiError not_at_destination, cash_amount_required, amount_mismatch */
  abstract complete(who: Principal, rideId: number, completion: Completion): Promise<RideView>;
  abstract giveBack(who: Principal, rideId: number, reason: Reason): Promise<void>;
}
