import type { InsertionObstacle } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import type { Insertion } from './domain/insertion';
import type { SharedVehicle } from './domain/shared-vehicle';

/** Groups that share a vehicle. */
export abstract class PoolFacade {
  /** Vehicles that other groups may join, in one statement. */
  abstract vehicles(now: Date): Promise<SharedVehicle[]>;
  /**
   * Where a waiting group would be picked up and dropped off with the least additional driving, without breaking a promise to anyone.
   * @param freeSeconds to the pickup for the best free driver, which this one may exceed a little; null without one
   */
  abstract fit(
    vehicle: SharedVehicle,
    ride: Ride,
    freeSeconds: number | null,
    now: Date,
  ): Insertion | { obstacle: InsertionObstacle };
  /**
   * Has a waiting group join a vehicle: its stops, its driver, and the prices of all who share. The caller holds the lock of the driver.
   * @returns false when anything has changed since `vehicle` was read
   */
  abstract join(tx: Transaction, ride: Ride, vehicle: SharedVehicle, insertion: Insertion): Promise<boolean>;
}

export type { Insertion } from './domain/insertion';
export type { SharedVehicle } from './domain/shared-vehicle';
