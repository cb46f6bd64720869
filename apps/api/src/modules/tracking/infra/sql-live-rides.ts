import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import type { LiveRide } from '../domain/audience';
import { LiveRides } from '../live-rides';

interface Row {
  status: RideStatus;
  driver_id: number | null;
  driver: number | null;
  pickup_lat: number;
  pickup_lng: number;
  dropoff_lat: number;
  dropoff_lng: number;
  pickup_location: string;
  dropoff_location: string;
  group_size: number;
  members: number[];
  sharing: number[];
  boarded: number[];
  operators: number[];
}

/** Read model over rides, ride_members, shared_positions, drivers and users. Positions arrive every second, so it is one statement. */
@Injectable()
export class SqlLiveRides extends LiveRides {
  constructor(private readonly database: Database) {
    super();
  }

  async find(rideId: number): Promise<LiveRide | null> {
    const [row] = await this.database.query<Row>(
      `SELECT r.status, r.driver_id, d.user_id AS driver, r.pickup_lat, r.pickup_lng, r.dropoff_lat, r.dropoff_lng,
              r.pickup_location, r.dropoff_location, r.group_size,
              ARRAY(SELECT r.organizer_id UNION SELECT user_id FROM ride_members WHERE ride_id = r.id AND left_at IS NULL) AS members,
              ARRAY(SELECT user_id FROM shared_positions WHERE ride_id = r.id) AS sharing,
              ARRAY(SELECT user_id FROM ride_members WHERE ride_id = r.id AND left_at IS NULL AND verified_at IS NOT NULL) AS boarded,
              ARRAY(SELECT id FROM users WHERE is_admin) AS operators
         FROM rides r LEFT JOIN drivers d ON d.id = r.driver_id WHERE r.id = $1`,
      [rideId],
    );
    if (!row) return null;
    const { status, driver, members, sharing, boarded, operators } = row;
    return {
      ...{ rideId, status, driver, members, sharing, boarded, operators, driverId: row.driver_id },
      pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
      destination: { lat: row.dropoff_lat, lng: row.dropoff_lng },
      request: { pickup: row.pickup_location, dropoff: row.dropoff_location, passengers: row.group_size },
    };
  }

  async underWay(driverId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      `SELECT id FROM rides WHERE driver_id = $1 AND status IN ('en_route', 'in_progress') LIMIT 1`,
      [driverId],
    );
    return row?.id ?? null;
  }
}
