import type { SuspendedRideChoice } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Driver } from '../drivers/drivers.facade';

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
