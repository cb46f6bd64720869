import { Injectable } from '@nestjs/common';
import type { MapDriver, MapRide, OperationsMapView } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { OperationsMapRepository } from '../operations-map.repository';

/** A scheduled ride is shown this long before its start. */
const BEFORE_START = `interval '30 minutes'`;

interface Row {
  rides: MapRide[];
  drivers: MapDriver[];
}

@Injectable()
export class SqlOperationsMapRepository extends OperationsMapRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async read(limit: number): Promise<OperationsMapView> {
    const [row] = await this.database.query<Row>(
      `WITH shown AS (
         SELECT id, status, pickup_lat, pickup_lng, dropoff_lat, dropoff_lng, pickup_location, dropoff_location, driver_id FROM rides
          WHERE status IN ('en_route', 'in_progress')
             OR (status IN ('pending', 'confirmed') AND (scheduled_at IS NULL OR scheduled_at < now() + ${BEFORE_START}))
          ORDER BY id DESC LIMIT $1),
       working AS (
         SELECT d.id, u.name, d.lat, d.lng, d.heading, greatest(d.last_seen_at, d.position_at) AS seen_at,
                (SELECT s.id FROM shown s WHERE s.driver_id = d.id AND s.status IN ('en_route', 'in_progress') LIMIT 1) AS ride_id
           FROM drivers d JOIN users u ON u.id = d.user_id
          WHERE d.lat IS NOT NULL AND ((d.is_online AND d.application_status = 'approved') OR d.id IN (SELECT driver_id FROM shown))
          ORDER BY d.id LIMIT $1)
       SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(
                 'id', id, 'status', status, 'driverId', driver_id, 'pickupLocation', pickup_location, 'dropoffLocation', dropoff_location,
                 'pickup', jsonb_build_object('lat', pickup_lat, 'lng', pickup_lng),
                 'destination', jsonb_build_object('lat', dropoff_lat, 'lng', dropoff_lng)) ORDER BY id), '[]') FROM shown) AS rides,
              (SELECT coalesce(jsonb_agg(jsonb_build_object(
                 'id', id, 'name', name, 'position', jsonb_build_object('lat', lat, 'lng', lng), 'heading', heading,
                 'seenAt', to_char(seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'activeRideId', ride_id) ORDER BY id), '[]') FROM working) AS drivers`,
      [limit],
    );
    return row!;
  }
}
