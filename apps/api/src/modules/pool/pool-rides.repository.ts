import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { SharedVehicle } from './domain/shared-vehicle';

export interface PoolPromise {
  latestPickup: Date;
  longestAboardSeconds: number;
}

export abstract class PoolRidesRepository {
  /**
   * Vehicles on the way or with people aboard that share, and whose driver was seen since `seenSince`: a parked car sends no new position.
   * @param driverIds only theirs; null for all
   */
  abstract vehicles(seenSince: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]>;
  /** Where a driver was last. */
  abstract positionOf(tx: Transaction, driverId: number): Promise<LatLng | null>;
  /** Sets what a ride is promised; another driver promises anew. */
  abstract promise(tx: Transaction, rideId: number, promise: PoolPromise): Promise<void>;
  /** Marks a ride as shared, once. @returns whether it was not yet */
  abstract markShared(tx: Transaction, rideId: number, at: Date, discount: number): Promise<boolean>;
}
