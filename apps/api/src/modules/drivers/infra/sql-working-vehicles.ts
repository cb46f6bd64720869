import { Injectable } from '@nestjs/common';
import type { VehicleClass } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { WorkingVehicle, VehiclesNearby } from '../drivers.facade';
import { AT_WORK, POSITION } from './offer-requirements';

const METERS_PER_DEGREE = 111_000;
const MAX_VEHICLES = 2_000;

/** Working vehicles near a pickup and the end of their current trips; joins drivers with their rides. */
@Injectable()
export class SqlWorkingVehicles {
  constructor(private readonly database: Database) {}

  async near(
    { pickup, withinMeters, now, freeUntil }: VehiclesNearby,
    seenSince: Date,
    tx?: Transaction,
  ): Promise<WorkingVehicle[]> {
    const rows = await (tx ?? this.database).query<{
      vehicle_class: VehicleClass;
      seats: number;
      lat: number;
      lng: number;
      busy_until: Date | null;
    }>(
      `SELECT * FROM (
         SELECT d.vehicle_class, d.seats, coalesce(b.lat, ${POSITION.lat}) AS lat, coalesce(b.lng, ${POSITION.lng}) AS lng, b.busy_until
           FROM drivers d
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
        WHERE lat BETWEEN $4::float8 - $6::float8 AND $4::float8 + $6::float8
          AND lng BETWEEN $5::float8 - $6::float8 / cos(radians($4::float8)) AND $5::float8 + $6::float8 / cos(radians($4::float8))
        LIMIT ${MAX_VEHICLES}`,
      [now, freeUntil, seenSince, pickup.lat, pickup.lng, withinMeters / METERS_PER_DEGREE],
    );
    return rows.map(({ vehicle_class, seats, lat, lng, busy_until }) => ({
      ...{ vehicleClass: vehicle_class, seats, busyUntil: busy_until },
      position: { lat, lng },
    }));
  }
}
