import type { Exclusion, VehicleClass } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { SqlText } from '../../platform/database/sql-parts';
import type { Driver } from './driver';

/** Asks which drivers could serve scheduled rides days ahead. */
export interface AheadAssessment {
  rideIds: readonly number[];
  /** Only this driver; null for all who want to be offered rides ahead. */
  driverId: number | null;
  /** Whether dispatch will offer the rides: nobody gets two offers at a time, or the same offer twice. */
  asks: boolean;
  /** Travel time reserved before a ride and after it. */
  travelSeconds: number;
}

/** A driver and a scheduled ride. */
export interface AheadDriver {
  rideId: number;
  driverId: number;
  seats: number;
  vehicleClass: VehicleClass;
  /** Last position; null when it was never reported. */
  lat: number | null;
  lng: number | null;
  /** Number of scheduled rides that the driver already has. */
  ridesAhead: number;
  /** Null for a driver who could serve the ride. Travel between their rides is not checked here. */
  exclusion: Exclusion | null;
  /** Number of drivers with the same exclusion for this ride. */
  alike: number;
}

/** An unfinished ride that a driver has accepted. */
export interface PlannedRide {
  driverId: number;
  rideId: number;
  startsAt: Date;
  endsAt: Date;
  pickup: LatLng;
  dropoff: LatLng;
}

/** Finds drivers for scheduled rides, days before the start. */
export abstract class AheadFacade {
  abstract assess(assessment: AheadAssessment, tx?: Transaction): Promise<AheadDriver[]>;
  /**
   * Ids of scheduled rides in this period that other drivers have or that nobody has and no other driver is being
   * offered, earliest start first.
   */
  abstract openRides(driverId: number, period: { from: Date; until: Date }, limit: number): Promise<number[]>;
  /**
   * Selects `id` and start (`since`) of scheduled rides in this period without driver or open offer, earliest start
   * first. Selects none while no driver wants to be asked.
   */
  abstract unmatchedRides(period: { from: Date; until: Date }, limit: number): SqlText;
  /** @param travelSeconds travel time that `busy_until` includes after a ride */
  abstract plannedRides(driverIds: readonly number[], travelSeconds: number, tx?: Transaction): Promise<PlannedRide[]>;
  /** Locks the driver's row. @throws ApiError driver_not_approved */
  abstract lockApproved(tx: Transaction, driverId: number): Promise<Driver>;
  /** Sets whether the driver is offered scheduled rides ahead of time. */
  abstract setOffersAhead(driverId: number, enabled: boolean): Promise<void>;
}
