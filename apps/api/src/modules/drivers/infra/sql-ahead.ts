import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlText } from '../../../platform/database/sql-parts';
import { CityFacade } from '../../city/city.facade';
import { AheadFacade, type AheadAssessment, type AheadDriver, type PlannedRide } from '../ahead.facade';
import type { Driver } from '../driver';
import { driverNotApproved } from '../drivers.errors';
import { DriversFacade } from '../drivers.facade';
import { exclusionAhead, IS_AHEAD } from './ahead-requirements';
import { DriverEntity } from './driver.entity';
import { POSITION } from './offer-requirements';
import { VehicleServices } from './vehicle-services';

/** Maximum number of drivers per ride who could serve it, and of excluded drivers per reason. */
const MAX_PER_REASON = 40;
const IS_UNDER_OFFER = (others: string) =>
  `EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open'${others})`;

/** Joins drivers and scheduled rides with offers, members, documents and other rides. */
@Injectable()
export class SqlAhead extends AheadFacade {
  constructor(
    private readonly database: Database,
    private readonly drivers: DriversFacade,
    private readonly city: CityFacade,
    private readonly services: VehicleServices,
  ) {
    super();
  }

  async assess({ rideIds, driverId, asks, travelSeconds }: AheadAssessment, tx?: Transaction): Promise<AheadDriver[]> {
    const services = this.services.ofRides('$5');
    const terms = { travelSeconds: '$3', timeZone: '$4', services: services.sql };
    return (tx ?? this.database).query<AheadDriver>(
      `SELECT * FROM (
         SELECT each.*, count(*) OVER (PARTITION BY "rideId", exclusion)::int AS alike,
                row_number() OVER (PARTITION BY "rideId", exclusion ORDER BY "ridesAhead", "driverId") AS place
           FROM (SELECT r.id AS "rideId", d.id AS "driverId", d.seats, d.vehicle_class AS "vehicleClass",
                        ${POSITION.lat} AS lat, ${POSITION.lng} AS lng,
                        (SELECT count(*)::int FROM rides b WHERE b.driver_id = d.id AND b.status = 'confirmed') AS "ridesAhead",
                        ${exclusionAhead(terms, asks)} AS exclusion
                   FROM rides r JOIN drivers d ON d.application_status = 'approved' AND ${driverId === null ? 'd.offers_ahead AND $2::int IS NULL' : 'd.id = $2'}
                  WHERE r.id = ANY($1) AND ${IS_AHEAD}) each) ranked
        WHERE place <= ${MAX_PER_REASON} ORDER BY "rideId", place, "driverId"`,
      [rideIds, driverId, travelSeconds, this.city.current.timeZone, services.json],
    );
  }

  async openRides(driverId: number, { from, until }: { from: Date; until: Date }, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT r.id FROM rides r
        WHERE ${IS_AHEAD} AND r.scheduled_at >= $2 AND r.scheduled_at <= $3 AND r.driver_id IS DISTINCT FROM $1
          AND NOT ${IS_UNDER_OFFER(' AND o.driver_id <> $1')}
        ORDER BY r.scheduled_at, r.id LIMIT $4`,
      [driverId, from, until, limit],
    );
    return rows.map(({ id }) => id);
  }

  unmatchedRides({ from, until }: { from: Date; until: Date }, limit: number): SqlText {
    return {
      sql: `SELECT r.id, r.scheduled_at AS since FROM rides r
        WHERE ${IS_AHEAD} AND r.status = 'pending' AND r.scheduled_at >= $1 AND r.scheduled_at <= $2 AND NOT ${IS_UNDER_OFFER('')}
          AND EXISTS (SELECT 1 FROM drivers d WHERE d.offers_ahead AND d.application_status = 'approved')
        ORDER BY r.scheduled_at, r.id LIMIT $3`,
      parameters: [from, until, limit],
    };
  }

  async plannedRides(driverIds: readonly number[], travelSeconds: number, tx?: Transaction): Promise<PlannedRide[]> {
    return (tx ?? this.database).query<PlannedRide>(
      `SELECT r.driver_id AS "driverId", r.id AS "rideId", coalesce(r.scheduled_at, r.busy_from) AS "startsAt",
              r.busy_until - $2::float8 * interval '1 second' AS "endsAt",
              jsonb_build_object('lat', r.pickup_lat, 'lng', r.pickup_lng) AS pickup,
              jsonb_build_object('lat', r.dropoff_lat, 'lng', r.dropoff_lng) AS dropoff
         FROM rides r WHERE r.driver_id = ANY($1) AND r.status IN ('confirmed', 'en_route', 'in_progress') AND r.busy_until IS NOT NULL
        ORDER BY 3`,
      [driverIds, travelSeconds],
    );
  }

  async lockApproved(tx: Transaction, driverId: number): Promise<Driver> {
    const driver = await this.drivers.lock(tx, driverId);
    if (driver.applicationStatus !== 'approved') throw driverNotApproved(driver.applicationStatus);
    return driver;
  }

  async setOffersAhead(driverId: number, enabled: boolean): Promise<void> {
    await this.database.orm((manager) => manager.update(DriverEntity, { id: driverId }, { offersAhead: enabled }));
  }
}
