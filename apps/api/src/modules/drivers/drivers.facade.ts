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
import type { Principal } from '../../platform/http/principal';
import type { Driver } from './driver';

export { ridesAlong } from './rides-along';
export { crediblePosition, type Driver } from './driver';

/** A position reported by a driver's device. */
export interface DriverFix extends LatLng {
  heading: number | null;
  speed: number | null;
}

/** Asks which drivers rides could be offered to. */
export interface Assessment {
  rideIds: readonly number[];
  /** Maximum straight-line distance of drivers who are offered a ride. */
  withinMeters: number;
  /** Drivers up to this distance are listed, with the reason why they are left out. */
  knownWithinMeters: number;
  now: Date;
  /** Travel time added before a scheduled ride and after every ride. */
  travelSeconds: number;
  /** The driver is chosen already, so neither an offer that ran out nor an open one of another ride matters. */
  isChosen?: boolean;
  /** Only these drivers of each ride are looked at, by id of the ride. */
  among?: ReadonlyMap<number, readonly number[]>;
}

/** A driver in the surroundings of a ride. */
export interface AssessedDriver extends LatLng {
  rideId: number;
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  /** Straight-line meters to the pickup. */
  meters: number;
  /** Null for a driver who can be offered the ride. */
  exclusion: Exclusion | null;
  /** Drivers of this ride with the same exclusion, also those who are not listed. */
  alike: number;
}

export interface FreeDriverSearch extends Omit<Assessment, 'rideIds' | 'knownWithinMeters'> {
  rideId: number;
  driverId: number;
}

/** Drivers who drive others, and rides that may join them. */
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
  /** The phone sleeps and is reached by Web Push only. */
  isAsleep: boolean;
}

export interface Search {
  rideId: number;
  pickup: LatLng;
  rideType: RideType;
  groupSize: number;
  /** Vehicles serve the ride by the rules of that time. */
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

/** A drive that is planned ahead, whoever is at work now. */
export interface PlannedDrive {
  rideType: RideType;
  /** Vehicles serve it by the rules of that time; null for one that is not booked yet. */
  bookedAt: Date | null;
  /** Most people aboard at a time. */
  seats: number;
  busy: { from: Date; until: Date };
  /** Only this driver, also when something keeps them from it. */
  driverId?: number;
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
  /** What keeps the driver from the drive. */
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
  /** Why a driver who had the ride, or was offered it, does not drive it. */
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
  /** It drives a group of the ride type `joining`, and its driver could take that ride as well, by the conditions of `assessUnderWay`. */
  takesAnother: boolean;
}

/** An immediate ride that is not booked yet, and might join a vehicle under way. */
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
   * Drivers around each ride, nearest first: those who are online, were seen within a minute or can be reached by Web Push, are free for the ride, have a suitable vehicle,
   * are no member and have not declined the ride; and others, with the reason.
   */
  abstract assess(assessment: Assessment, tx?: Transaction): Promise<AssessedDriver[]>;
  /**
   * Locks a driver who can still be offered the ride.
   * @returns null when that has changed, or another transaction has locked the driver
   */
  abstract lockFree(tx: Transaction, search: FreeDriverSearch): Promise<FreeDriver | null>;
  /** Whether drivers who are driving others can take each ride as well: everything but that they are busy. */
  abstract assessUnderWay(search: UnderWaySearch, tx?: Transaction): Promise<AssessedUnderWay[]>;
  /** Locks the driver's row, unless another transaction has. @returns whether it did */
  abstract tryLock(tx: Transaction, driverId: number): Promise<boolean>;
  /** Ids of waiting rides without an open offer that a driver could be offered, longest-waiting first. */
  abstract ridesWithinDistance(search: WaitingRidesSearch): Promise<number[]>;
  /** Drivers to whom operations can hand the ride, nearest first. */
  abstract assignable(search: AssignmentSearch, tx?: Transaction): Promise<AssignableDriver[]>;
  /** Working vehicles in a square around the pickup, and those that `takesAnother`, wherever their trip ends. */
  abstract vehiclesNear(search: VehiclesNearby, tx?: Transaction): Promise<WorkingVehicle[]>;
  /** Without valid documents a driver goes offline and stays it; a ride under way can be finished. @returns whether it is a change */
  abstract setDocumentsExpired(tx: Transaction, driverId: number, expired: boolean): Promise<boolean>;
  /** Stores a position. */
  abstract moveTo(driverId: number, fix: DriverFix): Promise<void>;
  abstract countTrip(tx: Transaction, driverId: number): Promise<void>;
  /** Adds a rating to the driver's average. */
  abstract addRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  /** Takes a rating out of the driver's average again. */
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
  /** Approved, online and not reported as gone. */
  isAtWork: boolean;
  /** Drives nobody at the moment. */
  isFree: boolean;
}

export interface OnlineDriverSearch {
  driverIds: readonly number[];
  /** Also the drivers of these rides. */
  rideIds: readonly number[];
}

/** Positions of drivers, for an index of them in memory. `driversMoved` and `driversChanged` tell what is new. */
export abstract class OnlineDrivers {
  /** Everybody who is at work. */
  abstract all(): Promise<OnlineDriver[]>;
  /** Some drivers, whether they are at work or not. */
  abstract among(search: OnlineDriverSearch): Promise<OnlineDriver[]>;
}

/** Drivers for drives that are planned ahead. */
export abstract class PlannableDrivers {
  /** Those who could take the drive, by name; with `driverId` that driver, and what keeps them from it. */
  abstract find(drive: PlannedDrive, tx?: Transaction): Promise<PlannableDriver[]>;
  /** Whether the driver has a seat in one of these rides. */
  abstract ridesAlong(tx: Transaction, driverId: number, rideIds: readonly number[]): Promise<boolean>;
}

/** For drivers that are controlled in a sandbox: their record, and what their app says of their presence. */
export abstract class ControlledDriverRecords {
  /** The seats given, or the most that the class has. @throws ApiError validation_failed when the class cannot have so many */
  abstract seatsOf(vehicleClass: VehicleClass, seats: number | undefined): number;
  /** An approved driver with a vehicle, offline. @returns the id of the driver */
  abstract create(
    tx: Transaction,
    driver: { userId: number; name: string; seats: number; vehicleClass: VehicleClass },
  ): Promise<number>;
  /** @throws ApiError driver_busy with a ride under way */
  abstract setStatus(who: Principal, driverId: number, status: OnlineStatus): Promise<unknown>;
  abstract heartbeat(who: Principal, driverId: number, heartbeat: Heartbeat): Promise<void>;
}
