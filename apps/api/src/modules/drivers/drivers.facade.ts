import type {
  ApplicationStatus,
  BookingType,
  EarlierCause,
  Exclusion,
  Heartbeat,
  OnlineStatus,
  RideType,
  VehicleClass,
} from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { Principal } from '../../platform/http/principal';
import type { Driver } from './driver';

export { driverBusy } from './drivers.errors';
export { hasSeatIn, IS_REFUSAL } from './offer-conditions';
export { crediblePosition, type Driver } from './driver';

/** A position reported by a driver's device. */
export interface DriverFix extends LatLng {
  heading: number | null;
  speed: number | null;
}

/** Asks to which drivers rides could be offered. */
export interface Assessment {
  rideIds: readonly number[];
  /** Maximum straight-line distance of drivers who are offered a ride. */
  withinMeters: number;
  /** Drivers up to this distance are listed with the reason why they are left out. */
  knownWithinMeters: number;
  now: Date;
  /** Travel time added before a scheduled ride and after every ride. */
  travelSeconds: number;
  /** The driver is already chosen, so neither an expired offer nor an open offer of another ride matters. */
  isChosen?: boolean;
  /** The drivers to look at, by id of the ride; all drivers when undefined. */
  among?: ReadonlyMap<number, readonly number[]>;
}

/** A driver near a ride. */
export interface AssessedDriver extends LatLng {
  rideId: number;
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  /** Straight-line meters to the pickup. */
  meters: number;
  /** Null for a driver who can be offered the ride. */
  exclusion: Exclusion | null;
  /** Number of drivers with the same exclusion for this ride, including those who are not listed. */
  alike: number;
}

export interface FreeDriverSearch extends Omit<Assessment, 'rideIds' | 'knownWithinMeters'> {
  rideId: number;
  driverId: number;
}

/** Asks which busy drivers could take which other rides as well. */
export interface UnderWaySearch extends Omit<Assessment, 'knownWithinMeters' | 'isChosen'> {
  driverIds: readonly number[];
}

export interface AssessedUnderWay {
  rideId: number;
  driverId: number;
  /** Straight-line meters from the driver to the pickup. */
  meters: number;
  /** Null for a driver who can take the ride as well, if stops and seats allow it. */
  exclusion: Exclusion | null;
}

export interface FreeDriver {
  /** Straight-line meters to the pickup. */
  meters: number;
  /** Whether the phone sleeps and can be reached by Web Push only. */
  isAsleep: boolean;
}

export interface Search {
  rideId: number;
  pickup: LatLng;
  rideType: RideType;
  groupSize: number;
  /** The vehicle rules of this time apply to the ride. */
  bookedAt: Date;
  withinMeters: number;
  /** The period in which the ride occupies its driver. */
  busy: { from: Date; until: Date };
}

export interface WaitingRidesSearch {
  /** Null for all drivers. */
  driverId: number | null;
  bookingType: BookingType;
  withinMeters: number;
  now: Date;
  /** Rides scheduled for later are excluded. */
  scheduledUntil: Date;
  /** Travel time added before a scheduled ride and after every ride. */
  travelSeconds: number;
  limit: number;
}

/** Drivers to whom operations can hand a ride. */
export interface AssignmentSearch extends Search {
  /** Only this driver. */
  driverId?: number;
  limit: number;
}

/** A drive that is planned ahead, regardless of who is at work now. */
export interface PlannedDrive {
  rideType: RideType;
  /** The vehicle rules of this time apply; null for a drive that is not booked yet. */
  bookedAt: Date | null;
  /** Maximum number of people aboard at a time. */
  seats: number;
  busy: { from: Date; until: Date };
  /** Only this driver is returned, even if a problem keeps them from the drive. */
  driverId?: number;
  /** Returns only drivers with a known position, the nearest to this place first instead of by name. */
  near?: LatLng;
  /** Returns only drivers who are online. */
  isOnline?: boolean;
  limit: number;
}

export type PlanProblem =
  'not_approved' | 'documents_expired' | 'vehicle_too_small' | 'class_not_suitable' | 'busy' | 'member';

export interface PlannableDriver {
  driverId: number;
  userId: number;
  name: string;
  phone: string | null;
  vehicle: string;
  vehicleClass: VehicleClass;
  seats: number;
  /** The problem that keeps the driver from the drive; null when there is none. */
  problem: Exclude<PlanProblem, 'member'> | null;
}

/** A driver who works nearby, is free for the ride and has a suitable vehicle. */
export interface AssignableDriver {
  driverId: number;
  userId: number;
  name: string;
  phone: string | null;
  vehicle: string;
  licensePlate: string;
  vehicleClass: VehicleClass;
  seats: number;
  lat: number;
  lng: number;
  /** The driver declined the ride, gave it back or lost it. */
  hasDeclined: boolean;
  /** Why a driver who had the ride, or was offered it, does not drive it; null when neither applies. */
  earlierCause: EarlierCause | null;
}

/** A vehicle whose driver is working. */
export interface WorkingVehicle {
  driverId: number;
  vehicleClass: VehicleClass;
  seats: number;
  /** Its position, or the end of its current trip. */
  position: LatLng;
  /** Estimated end of the current trip; null when the vehicle is free. */
  busyUntil: Date | null;
  /**
   * Whether the vehicle carries a group of the same ride type as `joining`, and its driver could take that ride as well
   * under the conditions of `assessUnderWay`.
   */
  takesAnother: boolean;
}

/** An immediate ride that is not booked yet and might join a shared vehicle. */
export interface JoiningRide {
  rideType: RideType;
  groupSize: number;
  durationSeconds: number;
  /** Travel time added after a ride. */
  travelSeconds: number;
}

export interface VehiclesNearby {
  pickup: LatLng;
  withinMeters: number;
  now: Date;
  /** Vehicles with a ride that starts before this are not free. */
  freeUntil: Date;
  /** Null for a ride that joins no other. */
  joining: JoiningRide | null;
}

/** Drivers not seen for this long get offers only by Web Push. */
export const SEEN_SECONDS = 60;

/** Seconds before a driver whose offer expired is asked about the same ride again. */
export const SILENCE_SECONDS = 60;

export abstract class DriversFacade {
  abstract find(driverId: number, tx?: Transaction): Promise<Driver | null>;
  /** The caller's own record. @throws ApiError not_found when `driverId` is somebody else's */
  abstract authorizeSelf(who: Principal, driverId: number): Promise<Driver>;
  /** Like `authorizeSelf`, without a query: the signed-in person is already loaded. @throws ApiError not_found */
  abstract checkSelf(who: Principal, driverId: number): void;
  /** Locks the driver's row, which serializes acceptances by one driver. */
  abstract lock(tx: Transaction, driverId: number): Promise<Driver>;
  /**
   * Like `lock`, for a driver who must be able to work.
   * @throws ApiError driver_not_approved, driver_offline
   */
  abstract lockAtWork(tx: Transaction, driverId: number): Promise<Driver>;
  /**
   * Drivers around each ride, nearest first. Free drivers are online, were seen within a minute or can be reached by
   * Web Push, are not busy, have a suitable vehicle, are not members and have not declined the ride. Other drivers are
   * listed with the reason.
   */
  abstract assess(assessment: Assessment, tx?: Transaction): Promise<AssessedDriver[]>;
  /**
   * Locks a driver who can still be offered the ride.
   * @returns null when the driver can no longer be offered the ride or is locked by another transaction
   */
  abstract lockFree(tx: Transaction, search: FreeDriverSearch): Promise<FreeDriver | null>;
  /** Assesses whether busy drivers can take each ride as well. All requirements apply except that they must be free. */
  abstract assessUnderWay(search: UnderWaySearch, tx?: Transaction): Promise<AssessedUnderWay[]>;
  /** Locks the driver's row unless another transaction holds the lock. @returns whether the row was locked */
  abstract tryLock(tx: Transaction, driverId: number): Promise<boolean>;
  /** Ids of waiting rides without an open offer that a driver could be offered, longest-waiting first. */
  abstract ridesWithinDistance(search: WaitingRidesSearch): Promise<number[]>;
  /** Selects these rides' `id` as part of another statement. */
  abstract selectRidesWithinDistance(search: WaitingRidesSearch): SqlText;
  /** Drivers to whom operations can hand the ride, nearest first. */
  abstract assignable(search: AssignmentSearch, tx?: Transaction): Promise<AssignableDriver[]>;
  /** Working vehicles in a square around the pickup, and those with `takesAnother`, wherever their trip ends. */
  abstract vehiclesNear(search: VehiclesNearby, tx?: Transaction): Promise<WorkingVehicle[]>;
  /**
   * Without valid documents a driver goes offline and stays offline; a ride under way can be finished.
   * @returns whether the value changed
   */
  abstract setDocumentsExpired(tx: Transaction, driverId: number, expired: boolean): Promise<boolean>;
  /** Stores a position. */
  abstract moveTo(driverId: number, fix: DriverFix): Promise<void>;
  abstract countTrip(tx: Transaction, driverId: number): Promise<void>;
  /** Adds a rating to the driver's average. */
  abstract addRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  /** Removes a rating from the driver's average. */
  abstract removeRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  /**
   * Changes the status and locks the driver's row.
   * @param reason shown to the driver
   * @throws ApiError not_found
   */
  abstract changeApplicationStatus(
    tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
    reason: string | null,
  ): Promise<Driver>;
}

export interface OnlineDriver extends LatLng {
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  /** Whether the driver is approved, online and not reported as gone. */
  isAtWork: boolean;
  /** Whether the driver has no ride under way. */
  isFree: boolean;
}

export interface OnlineDriverSearch {
  driverIds: readonly number[];
  /** The drivers of these rides are included. */
  rideIds: readonly number[];
}

/** Positions of drivers for an in-memory index. `driversMoved` and `driversChanged` announce changes. */
export abstract class OnlineDrivers {
  /** All drivers at work. */
  abstract all(): Promise<OnlineDriver[]>;
  /** The drivers of the search, whether or not they are at work. */
  abstract among(search: OnlineDriverSearch): Promise<OnlineDriver[]>;
}

/** Finds drivers for drives that are planned ahead. */
export abstract class PlannableDrivers {
  /**
   * Drivers who could take the drive, ordered by name. With `driverId`, only that driver with the problem that keeps
   * them from it.
   */
  abstract find(drive: PlannedDrive, tx?: Transaction): Promise<PlannableDriver[]>;
  /** Whether the driver has a seat in one of these rides. */
  abstract hasSeatInAny(tx: Transaction, driverId: number, rideIds: readonly number[]): Promise<boolean>;
}

/** The records and presence of drivers controlled in a sandbox. */
export abstract class ControlledDriverRecords {
  /**
   * Returns `seats`, or the maximum of the class when undefined.
   * @throws ApiError validation_failed when the class does not allow that many
   */
  abstract seatsOf(vehicleClass: VehicleClass, seats: number | undefined): number;
  /** Creates an approved driver with a vehicle, offline. @returns the id of the driver */
  abstract create(
    tx: Transaction,
    driver: { userId: number; name: string; seats: number; vehicleClass: VehicleClass },
  ): Promise<number>;
  /** @throws ApiError driver_busy with a ride under way */
  abstract setStatus(who: Principal, driverId: number, status: OnlineStatus): Promise<unknown>;
  abstract heartbeat(who: Principal, driverId: number, heartbeat: Heartbeat): Promise<void>;
}
