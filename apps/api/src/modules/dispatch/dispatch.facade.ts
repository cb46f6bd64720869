import type { RideType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';

export abstract class DispatchFacade {
  /** Never offers the ride to this driver again, because they released it or lost it. */
  abstract exclude(tx: Transaction, rideId: number, driverId: number): Promise<void>;
  /** Replaces the open offers after a change of the ride. The caller holds the ride's lock. */
  abstract offerAnew(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Rejects an immediate ride that no vehicle could serve.
   * @throws ApiError no_vehicle_available
   */
  abstract checkAvailable(
    tx: Transaction,
    ride: { rideType: RideType; groupSize: number; pickup: LatLng },
  ): Promise<void>;
}
