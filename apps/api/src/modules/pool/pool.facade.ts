import type { InsertionObstacle } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import type { Insertion } from './domain/insertion';
import type { SharedVehicle } from './domain/shared-vehicle';

/** What an insertion needs to know of a group, which may not have booked yet. */
export type JoiningRide = Pick<Ride, 'id' | 'groupSize' | 'pickupLat' | 'pickupLng' | 'dropoffLat' | 'dropoffLng'>;

/** Groups that share a vehicle. */
export abstract class PoolFacade {
  /** Vehicles that other groups may join, in one statement. @param driverIds only theirs; null for all */
  abstract vehicles(now: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]>;
  /**
   * Where a group would be picked up and dropped off with the least additional driving, without breaking a promise to anyone.
   * @param freeSeconds to the pickup for the best free driver, which this one may exceed a little; null without one
   */
  abstract fit(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    freeSeconds: number | null,
    now: Date,
  ): Insertion | { obstacle: InsertionObstacle };
  /** The time to the pickup of a group that joins. @param placeOf where the vehicle and the stops before it count as being */
  abstract pickupSeconds(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    insertion: Insertion,
    placeOf: (place: LatLng) => LatLng,
  ): number;
  /**
   * Has a waiting group join a vehicle: its stops, its driver, and the prices of all who share. The caller holds the lock of the driver.
   * @returns false when anything has changed since `vehicle` was read
   */
  abstract join(tx: Transaction, ride: Ride, vehicle: SharedVehicle, insertion: Insertion): Promise<boolean>;
}

export type { Insertion } from './domain/insertion';
export type { SharedVehicle } from './domain/shared-vehicle';
