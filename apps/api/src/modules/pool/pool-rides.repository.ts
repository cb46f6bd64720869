import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { SharedVehicle } from './domain/shared-vehicle';

export interface PoolPromise {
  latestPickup: Date;
  longestAboardSeconds: number;
}

export abstract class PoolRidesRepository {
  /**
   * Shared vehicles that are on the way or have people aboard, and whose driver was seen since `seenSince`. Parked cars
   * send no positions.
   * @param driverIds limits the drivers; null for all
   */
  abstract vehicles(seenSince: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]>;
  /** A driver's last known position. */
  abstract positionOf(tx: Transaction, driverId: number): Promise<LatLng | null>;
  /** Stores the promises of a ride, replacing those of an earlier driver. */
  abstract promise(tx: Transaction, rideId: number, promise: PoolPromise): Promise<void>;
  /** Changes the longest time aboard that was promised; the latest pickup stays. */
  abstract changeLongestAboard(tx: Transaction, rideId: number, seconds: number): Promise<void>;
  /** Marks a ride as shared, once. @returns false when it was marked already */
  abstract markShared(tx: Transaction, rideId: number, at: Date, discount: number): Promise<boolean>;
  abstract isShared(tx: Transaction, rideId: number): Promise<boolean>;
  /** Changes the discount of a ride that is marked as shared. */
  abstract changeDiscount(tx: Transaction, rideId: number, discount: number): Promise<void>;
}
