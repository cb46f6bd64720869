import { Injectable } from '@nestjs/common';
import type { VehicleClass } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { JoiningRide, WorkingVehicle, VehiclesNearby } from '../drivers.facade';
import { AT_WORK, exclusionUnderWay, isAround, POSITION } from './offer-requirements';
import { VehicleServices } from './vehicle-services';

const METERS_PER_DEGREE = 111_000;
const MAX_VEHICLES = 2_000;

/** Finds working vehicles near a pickup and the end of their current trips; joins drivers with their rides. */
@Injectable()
export class SqlWorkingVehicles {
  constructor(
    private readonly database: Database,
    private readonly services: VehicleServices,
  ) {}

  async near(
    { pickup, withinMeters, now, freeUntil, joining }: VehiclesNearby,
    seenSince: Date,
    tx?: Transaction,
  ): Promise<WorkingVehicle[]> {
    const another = joining && this.another(joining, withinMeters);
    const rows = await (tx ?? this.database).query<{
      vehicle_class: VehicleClass;
      seats: number;
      lat: number;
      lng: number;
      busy_until: Date | null;
      driver_id: number;
      takes_another: boolean;
    }>(
      `SELECT * FROM (
         SELECT d.id AS driver_id, d.vehicle_class, d.seats, ${another ? another.sql : 'false'} AS takes_another, coalesce(b.lat, ${POSITION.lat}) AS lat, coalesce(b.lng, ${POSITION.lng}) AS lng, b.busy_until
           FROM drivers d ${another ? another.join : ''}
           LEFT JOIN LATERAL (
             SELECT r.dropoff_lat AS lat, r.dropoff_lng AS lng,
                    CASE WHEN r.status = 'in_progress' AND r.started_at IS NOT NULL
                         THEN r.started_at + greatest(r.duration_seconds, coalesce(r.hourly_duration, 0) * 3600) * interval '1 second'
                         ELSE coalesce(r.busy_until, $1) END AS busy_until
               FROM rides r
              WHERE r.driver_id = d.id
                AND (r.status IN ('en_route', 'in_progress') OR (r.status = 'confirmed' AND r.busy_from < $2 AND r.busy_until > $1))
              ORDER BY busy_until DESC LIMIT 1) b ON true
          WHERE d.is_online AND d.application_status = 'approved' AND ${POSITION.lat} IS NOT NULL
            AND (b.busy_until IS NOT NULL OR (${AT_WORK} AND greatest(d.last_seen_at, d.position_at) >= $3))) v
        WHERE takes_another OR lat BETWEEN $4::float8 - $6::float8 AND $4::float8 + $6::float8
          AND lng BETWEEN $5::float8 - $6::float8 / cos(radians($4::float8)) AND $5::float8 + $6::float8 / cos(radians($4::float8))
        LIMIT ${MAX_VEHICLES}`,
      [
        now,
        freeUntil,
        seenSince,
        pickup.lat,
        pickup.lng,
        withinMeters / METERS_PER_DEGREE,
        ...(another?.parameters ?? []),
      ],
    );
    return rows.map(({ driver_id, vehicle_class, seats, lat, lng, busy_until, takes_another }) => ({
      driverId: driver_id,
      vehicleClass: vehicle_class,
      seats,
      busyUntil: busy_until,
      takesAnother: takes_another,
      position: { lat, lng },
    }));
  }

  /**
   * SQL expression for whether driver `d` could take a ride in addition to one of the same type that they are driving.
   * Cheap conditions come first, so that most drivers need no further lookup.
   */
  private another({ rideType, groupSize, durationSeconds, travelSeconds }: JoiningRide, withinMeters: number) {
    const services = this.services.ofRides('$12');
    const terms = { seenSince: '$3', within: '$7::float8', now: '$1::timestamptz', travelSeconds: '$11' };
    return {
      // A ride that is not booked yet has no members and no refusals.
      join: `CROSS JOIN (SELECT 0 AS id, NULL::int AS organizer_id, $8::text AS ride_type, $9::int AS group_size, $10::int AS duration_seconds,
               $4::float8 AS pickup_lat, $5::float8 AS pickup_lng, NULL::timestamptz AS scheduled_at, NULL::int AS hourly_duration,
               $1::timestamptz AS created_at) r`,
      sql: `CASE WHEN b.busy_until IS NOT NULL AND ${isAround(terms.within)} AND EXISTS (
              SELECT 1 FROM rides s WHERE s.driver_id = d.id AND s.status IN ('en_route', 'in_progress') AND s.ride_type = r.ride_type)
              THEN (${exclusionUnderWay({ ...terms, services: services.sql })}) IS NULL ELSE false END`,
      parameters: [withinMeters, rideType, groupSize, Math.round(durationSeconds), travelSeconds, services.json],
    };
  }
}
