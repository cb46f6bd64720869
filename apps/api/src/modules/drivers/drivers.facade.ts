import type { ApplicationStatus, RideType, VehicleClass } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Driver } from './driver';

export type { Driver } from './driver';

/** A position as a driver's device reports it. */
export interface DriverFix extends LatLng {
  heading: number | null;
  speed: number | null;
}

export interface Candidate {
  driverId: number;
  /** Straight-line metres to the pickup. */
  meters: number;
}

export interface Search {
  rideId: number;
  pickup: LatLng;
  rideType: RideType;
  groupSize: number;
  withinMeters: number;
  /** The time for which the ride takes its driver up. */
  busy: { from: Date; until: Date };
}

export interface WaitingRidesSearch {
  /** Null for all drivers. */
  driverId: number | null;
  withinMeters: number;
  now: Date;
  /** Rides that are scheduled for later are not looked for yet. */
  scheduledUntil: Date;
  /** That a ride takes its driver up before its start, when it is scheduled, and after its end. */
  travelSeconds: number;
  limit: number;
}

/** A vehicle one class larger must be this many straight-line meters nearer to be preferred. */
export const METERS_PER_CLASS = 3_000;

/** A vehicle whose driver is at work. */
export interface WorkingVehicle {
  vehicleClass: VehicleClass;
  seats: number;
  /** Where it is or, on a trip, where the trip ends. */
  position: LatLng;
  /** Estimated end of the current trip; null when the vehicle is free. */
  busyUntil: Date | null;
}

export interface VehiclesNearby {
  pickup: LatLng;
  withinMeters: number;
  now: Date;
  /** Vehicles with a ride that begins before this are not free. */
  freeUntil: Date;
}

/** Seconds for which a driver who let an offer expire is not asked about the same ride again. */
export const SILENCE_SECONDS = 60;

export abstract class DriversFacade {
  abstract find(driverId: number): Promise<Driver | null>;
  /** The caller's own record. @throws ApiError not_found when `driverId` is somebody else's */
  abstract authorizeSelf(who: Principal, driverId: number): Promise<Driver>;
  /** The same without reading the driver: whoever is signed in was read for this request. @throws ApiError not_found */
  abstract checkSelf(who: Principal, driverId: number): void;
  /** Locks the row until the transaction ends, so that one driver's acceptances happen one after the other. */
  abstract lock(tx: Transaction, driverId: number): Promise<Driver>;
  /**
   * The same, of one who is to take or drive a ride.
   * @throws ApiError driver_not_approved, driver_offline
   */
  abstract lockAtWork(tx: Transaction, driverId: number): Promise<Driver>;
  /**
   * The nearest driver who is online, seen within a minute, free now and at the time of the ride, with a vehicle of a suitable class and size, not part of the group and has not turned
   * this ride down; locked until the transaction ends. A larger class is used only when no suitable vehicle is free nearby. Drivers whom another transaction has locked are passed over.
   * @returns `contended` when all that were found are locked or taken by others, so that it is worth another try
   */
  abstract nearestFree(tx: Transaction, search: Search): Promise<Candidate | 'contended' | null>;
  /** Ids of rides that wait without an open offer and for which `nearestFree` would find a driver, the one that has waited longest first. */
  abstract ridesWithinDistance(search: WaitingRidesSearch): Promise<number[]>;
  /** Vehicles at work within a square around the pickup. */
  abstract vehiclesNear(search: VehiclesNearby, tx?: Transaction): Promise<WorkingVehicle[]>;
  /** Writes a position down. */
  abstract moveTo(driverId: number, fix: DriverFix): Promise<void>;
  abstract countTrip(tx: Transaction, driverId: number): Promise<void>;
  /** Counts a rider's stars towards the driver's rating. */
  abstract addRating(tx: Transaction, driverId: number, stars: number): Promise<void>;
  /** @throws ApiError not_found */
  abstract changeApplicationStatus(
    tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
  ): Promise<Driver>;
}
