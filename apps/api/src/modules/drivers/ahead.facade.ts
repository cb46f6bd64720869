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
  /** Dispatch is to offer the rides: nobody gets two offers at a time, or the same one twice. */
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
  /** Scheduled rides that the driver has already. */
  ridesAhead: number;
  /** Null for a driver who could serve the ride, as far as the road between their rides allows. */
  exclusion: Exclusion | null;
  /** Drivers of this ride with the same exclusion. */
  alike: number;
}

/** A ride that a driver has accepted and that is not over. */
export interface PlannedRide {
  driverId: number;
  rideId: number;
  startsAt: Date;
  endsAt: Date;
  pickup: LatLng;
  dropoff: LatLng;
}

/** Drivers of scheduled rides, days before the start. */
export abstract class AheadFacade {
  abstract assess(assessment: AheadAssessment, tx?: Transaction): Promise<AheadDriver[]>;
  /** Ids of scheduled rides that start in this period and have no driver, without an open offer to others, or are another driver's; the next ones first. */
  abstract openRides(driverId: number, period: { from: Date; until: Date }, limit: number): Promise<number[]>;
  /** Selects `id` and start (`since`) of scheduled rides without driver or open offer that start in this period, the next ones first; none while no driver wants to be asked. */
  abstract unmatchedRides(period: { from: Date; until: Date }, limit: number): SqlText;
  /** @param travelSeconds that `busy_until` adds after a ride */
  abstract plannedRides(driverIds: readonly number[], travelSeconds: number, tx?: Transaction): Promise<PlannedRide[]>;
  /** Locks the driver's row. @throws ApiError driver_not_approved */
  abstract lockApproved(tx: Transaction, driverId: number): Promise<Driver>;
  /** Whether scheduled rides are offered ahead of time. */
  abstract setOffersAhead(driverId: number, enabled: boolean): Promise<void>;
}
