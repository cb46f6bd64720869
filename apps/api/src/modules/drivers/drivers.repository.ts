import type { ApplicationStatus, VehicleClass } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { Driver } from './driver';
import type {
  AssignableDriver,
  AssignmentSearch,
  Assessment,
  AssessedDriver,
  AssessedUnderWay,
  DriverFix,
  FreeDriver,
  FreeDriverSearch,
  UnderWaySearch,
  WorkingVehicle,
  VehiclesNearby,
  WaitingRidesSearch,
} from './drivers.facade';

export type NewDriver = Pick<
  Driver,
  'userId' | 'name' | 'phone' | 'vehicle' | 'licensePlate' | 'seats' | 'vehicleClass'
>;

export abstract class DriversRepository {
  /** Inserts a driver or replaces a rejected one. @returns null when the person has already applied */
  abstract insert(tx: Transaction, driver: NewDriver): Promise<Driver | null>;
  abstract find(driverId: number, tx?: Transaction): Promise<Driver | null>;
  abstract lock(tx: Transaction, driverId: number): Promise<Driver | null>;
  abstract assess(assessment: Assessment, seenSince: Date, tx?: Transaction): Promise<AssessedDriver[]>;
  abstract lockFree(tx: Transaction, search: FreeDriverSearch, seenSince: Date): Promise<FreeDriver | null>;
  abstract assessUnderWay(search: UnderWaySearch, seenSince: Date, tx?: Transaction): Promise<AssessedUnderWay[]>;
  abstract tryLock(tx: Transaction, driverId: number): Promise<boolean>;
  abstract ridesWithinDistance(search: WaitingRidesSearch, seenSince: Date): Promise<number[]>;
  abstract selectRidesWithinDistance(search: WaitingRidesSearch, seenSince: Date): SqlText;
  abstract assignable(search: AssignmentSearch, seenSince: Date, tx?: Transaction): Promise<AssignableDriver[]>;
  abstract vehiclesNear(search: VehiclesNearby, seenSince: Date, tx?: Transaction): Promise<WorkingVehicle[]>;
  /** At most `limit` drivers who are approved, online and were seen since `seenSince`. */
  abstract available(seenSince: Date, limit: number): Promise<Driver[]>;
  /** @returns false when an expired document keeps the driver from going online, or an active ride from going offline */
  abstract setOnline(tx: Transaction, driverId: number, online: boolean, now: Date): Promise<boolean>;
  /** Takes the driver offline when a document has expired. @returns whether the value changed */
  abstract setDocumentsExpired(tx: Transaction, driverId: number, expired: boolean): Promise<boolean>;
  /**
   * Stores a position unless it may affect waiting rides.
   * @returns the plausible position; null when none was stored
   */
  abstract savePositionWithinCell(driverId: number, fix: DriverFix, now: Date, seenSince: Date): Promise<LatLng | null>;
  /** @returns the plausible position, which is an earlier one when the car cannot have reached the new one */
  abstract savePosition(tx: Transaction, driverId: number, fix: DriverFix, now: Date): Promise<LatLng | null>;
  /** Updates `last_seen_at` unless the driver counted as gone. @returns whether it was updated */
  abstract seenAsExpected(driverId: number, now: Date, seenSince: Date): Promise<boolean>;
  abstract seen(tx: Transaction, driverId: number, now: Date): Promise<void>;
  /** Updates `last_seen_at` of a driver with a ride under way, who may be offline because of a suspension. */
  abstract seenOnRide(driverId: number, now: Date): Promise<void>;
  /** Stops offers until the driver is seen again. */
  abstract ifMissing(driverId: number): Promise<void>;
  abstract countTrip(tx: Transaction, driverId: number): Promise<void>;
  /** @returns false when the driver has a ride that has not ended, or an open offer */
  abstract setVehicleClass(driverId: number, vehicleClass: VehicleClass): Promise<boolean>;
  abstract addRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  abstract removeRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  abstract setApplicationStatus(
    tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
    reason: string | null,
  ): Promise<Driver | null>;
  /** Whether the user is a member of a ride of this driver, and whether they organize an active one. */
  abstract relation(driverId: number, userId: number): Promise<{ rides: boolean; mayCall: boolean }>;
}
