import type { InsertionObstacle } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import type { Insertion } from './domain/insertion';
import type { SharedVehicle } from './domain/shared-vehicle';

/** The facts of a group for an insertion. The group may not have booked yet. */
export type JoiningRide = Pick<Ride, 'id' | 'groupSize' | 'pickupLat' | 'pickupLng' | 'dropoffLat' | 'dropoffLng'>;

/** Groups that share a vehicle. */
export abstract class PoolFacade {
  /** Vehicles that other groups may join, in one statement. @param driverIds limits the drivers; null for all */
  abstract vehicles(now: Date, driverIds: readonly number[] | null, tx?: Transaction): Promise<SharedVehicle[]>;
  /**
   * Finds where to insert a group's pickup and drop-off with the least additional driving, without breaking a promise
   * to anyone.
   * @param freeSeconds to the pickup by the best free driver, which this vehicle may exceed a little; null without one
   */
  abstract fit(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    freeSeconds: number | null,
    now: Date,
  ): Insertion | { obstacle: InsertionObstacle };
  /**
   * Seconds to the pickup of a group that joins.
   * @param placeOf replaces the positions of the vehicle and of the stops before the pickup
   */
  abstract pickupSeconds(
    vehicle: SharedVehicle,
    ride: JoiningRide,
    insertion: Insertion,
    placeOf: (place: LatLng) => LatLng,
  ): number;
  /**
   * Adds a waiting group to a vehicle: stops, driver, and lower prices for all who share. The caller must hold the
   * driver's lock.
   * @returns false when anything has changed since `vehicle` was read
   */
  abstract join(tx: Transaction, ride: Ride, vehicle: SharedVehicle, insertion: Insertion): Promise<boolean>;
  /** Whether another group has shared the ride's vehicle, which lowered its price for good. */
  abstract isShared(tx: Transaction, rideId: number): Promise<boolean>;
  /** Stores the discount of a shared ride after its price changed. The caller must hold the ride's lock. */
  abstract changeDiscount(tx: Transaction, rideId: number, discount: Cents): Promise<void>;
}

export type { Insertion } from './domain/insertion';
export type { SharedVehicle } from './domain/shared-vehicle';
