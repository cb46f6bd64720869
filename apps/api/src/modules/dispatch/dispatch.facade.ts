import type { RideType } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';

export abstract class DispatchFacade {
  /** The driver gave the ride back, or lost it: it is never offered to them again. */
  abstract exclude(tx: Transaction, rideId: number, driverId: number): Promise<void>;
  /** What drivers are looking at is not what the ride is any more: they are asked anew. The caller holds the ride's lock. */
  abstract offerAnew(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Refuses an immediate ride that no vehicle could serve.
   * @throws ApiError no_vehicle_available
   */
  abstract checkAvailable(
    tx: Transaction,
    ride: { rideType: RideType; groupSize: number; pickup: LatLng },
  ): Promise<void>;
}
