import type { RideType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { AssignableDriver } from '../drivers/drivers.facade';
import type { TravelCost } from '../mapping/mapping.facade';
import type { Actor, Ride } from '../rides/rides.facade';

/** A driver who could take a ride. */
export interface Candidate extends AssignableDriver {
  /** By road. */
  pickupCost: TravelCost;
}

export interface Assignment {
  actor: Actor;
  reason: string;
}

export abstract class DispatchFacade {
  /** Never offers the ride to this driver again, because they released it or lost it. */
  abstract exclude(tx: Transaction, rideId: number, driverId: number): Promise<void>;
  /** Replaces the open offers after a change of the ride. The caller holds the ride's lock. */
  abstract offerAnew(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Hands the ride to a driver whom operations chose, whatever offers are open.
   * @param ride locked by this transaction; the driver is locked before it
   * @throws ApiError driver_not_assignable when the driver is not free for it
   */
  abstract assign(tx: Transaction, ride: Ride, driverId: number, assignment: Assignment): Promise<void>;
  /** Drivers who could take the ride, fewest minutes from the pickup first. */
  abstract candidates(ride: Ride): Promise<Candidate[]>;
  /**
   * Rejects an immediate ride that no vehicle could serve.
   * @throws ApiError no_vehicle_available
   */
  abstract checkAvailable(
    tx: Transaction,
    ride: { rideType: RideType; groupSize: number; pickup: LatLng },
  ): Promise<void>;
}
