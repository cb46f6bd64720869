import type { Completion, Reason, RideView, StatusChange, SuspendedRideChoice } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Driver } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';

export { FRESH_POSITION_MS } from './domain/approach';

export interface Suspension {
  /** The operator. */
  operatorId: number;
  reason: string;
  /** What happens to the ride under way; undefined when the operator did not choose. */
  activeRide: SuspendedRideChoice | undefined;
}

/** What became of the rides of a suspended driver. */
export interface SuspendedRides {
  /** The ride under way that the driver may finish. */
  finishing: number | null;
  /** Rides for which other drivers are searched. */
  released: number[];
}

export abstract class DrivingFacade {
  /**
   * Takes the rides of a suspended driver and searches for other drivers, except for a ride under way that may finish.
   * @param driver locked by this transaction
   * @throws ApiError active_ride_undecided, ride_state_conflict when a started trip would be handed over
   */
  abstract suspend(tx: Transaction, driver: Driver, suspension: Suspension): Promise<SuspendedRides>;
  /**
   * Takes the scheduled rides that a driver without valid documents would have to begin soon, and searches for other drivers. A ride
   * under way may finish; rides that begin later leave time for new documents.
   * @param driver locked by this transaction
   */
  abstract releaseUpcoming(tx: Transaction, driver: Driver): Promise<void>;
}

/** Drivers who arrived and left the pickup again before anybody boarded. */
export abstract class LeftPickups {
  /**
   * Decides at once what is otherwise decided within a minute: the wait of the group begins anew when the driver is back, and the ride is
   * taken back when the time to return is over. In a transaction of its own.
   * @returns whether a question was open
   */
  abstract settle(rideId: number): Promise<boolean>;
  /** Whether the driver was asked and has not been seen back at the pickup. */
  abstract isOpen(rideId: number, tx?: Transaction): Promise<boolean>;
  /**
   * Milliseconds of the wait that the driver was away from the pickup, by the positions received.
   * @param arrivedAt when the car came to the pickup, or earlier to count what was received before as well
   * @param since when the wait began
   */
  abstract awayMs(ride: Ride, wait: { arrivedAt: Date; since: Date }, tx?: Transaction): Promise<number>;
}

/** What the app of an assigned driver calls, for drivers that are controlled in a sandbox. */
export abstract class DriverSteps {
  /** The ride in hand. @throws ApiError not_found when `driverId` is somebody else's */
  abstract activeRide(who: Principal, driverId: number): Promise<RideView | null>;
  /** @throws ApiError not_found, ride_state_conflict, and what the step asks for */
  abstract step(who: Principal, rideId: number, change: StatusChange): Promise<RideView>;
  /** @throws ApiError not_at_destination, cash_amount_required, amount_mismatch */
  abstract complete(who: Principal, rideId: number, completion: Completion): Promise<RideView>;
  abstract giveBack(who: Principal, rideId: number, reason: Reason): Promise<void>;
}
