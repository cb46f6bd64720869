import { Injectable } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import { ReadTogether } from '../../../platform/database/read-together';
import type { LiveRide } from '../domain/audience';
import { LiveRides } from '../live-rides';

interface Row {
  id: number;
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
  along: number[];
  via: LatLng[] | null;
  is_run_under_way: boolean | null;
}

/** Read model over rides, runs, run_stops, ride_members, shared_positions, drivers and users. Positions arrive every second, so it is one statement. */
@Injectable()
export class SqlLiveRides extends LiveRides {
  private readonly together = new ReadTogether((rideIds: readonly number[]) => this.findAll(rideIds));

  constructor(private readonly database: Database) {
    super();
  }

  find(rideId: number): Promise<LiveRide | null> {
    return this.together.read(rideId);
  }

  private async findAll(rideIds: readonly number[]): Promise<Map<number, LiveRide>> {
    const rows = await this.database.query<Row>(
      `SELECT r.id, r.status, r.driver_id, d.user_id AS driver, r.pickup_lat, r.pickup_lng, r.dropoff_lat, r.dropoff_lng,
              r.pickup_location, r.dropoff_location, r.group_size,
              ARRAY(SELECT r.organizer_id UNION SELECT user_id FROM ride_members WHERE ride_id = r.id AND left_at IS NULL) AS members,
              ARRAY(SELECT user_id FROM shared_positions WHERE ride_id = r.id) AS sharing,
              ARRAY(SELECT user_id FROM ride_members WHERE ride_id = r.id AND left_at IS NULL AND verified_at IS NOT NULL) AS boarded,
              ARRAY(SELECT id FROM users WHERE is_admin) AS operators,
              ARRAY(SELECT o.id FROM rides o WHERE o.run_id = r.run_id AND o.id <> r.id AND o.driver_id = r.driver_id
                       AND o.status IN ('en_route', 'in_progress') ORDER BY o.id) AS along,
              CASE WHEN r.run_id IS NOT NULL THEN (
                SELECT json_agg(json_build_object('lat', CASE s.kind WHEN 'pickup' THEN a.pickup_lat ELSE a.dropoff_lat END,
                                                  'lng', CASE s.kind WHEN 'pickup' THEN a.pickup_lng ELSE a.dropoff_lng END) ORDER BY s.position)
                  FROM run_stops s JOIN rides a ON a.id = s.ride_id
                 WHERE s.run_id = r.run_id AND s.done_at IS NULL AND s.skipped_at IS NULL AND s.position < (
                   SELECT min(own.position) FROM run_stops own WHERE own.ride_id = r.id AND own.done_at IS NULL AND own.skipped_at IS NULL)) END AS via,
              (SELECT n.set_out_at IS NOT NULL FROM runs n WHERE n.id = r.run_id) AS is_run_under_way
         FROM rides r LEFT JOIN drivers d ON d.id = r.driver_id WHERE r.id = ANY($1::int[])`,
      [rideIds],
    );
    return new Map(rows.map((row) => [row.id, liveRideOf(row)]));
  }

  async underWay(driverId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      `SELECT r.id FROM rides r WHERE r.driver_id = $1 AND r.status IN ('en_route', 'in_progress')
        ORDER BY (SELECT min(position) FROM run_stops WHERE ride_id = r.id AND done_at IS NULL AND skipped_at IS NULL) LIMIT 1`,
      [driverId],
    );
    return row?.id ?? null;
  }
}

function liveRideOf(row: Row): LiveRide {
  const { id, status, driver, members, sharing, boarded, operators, along } = row;
  return {
    ...{ rideId: id, status, driver, members, sharing, boarded, operators, along, driverId: row.driver_id },
    ...{ via: row.via ?? [], isRunUnderWay: row.is_run_under_way ?? false },
    pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
    destination: { lat: row.dropoff_lat, lng: row.dropoff_lng },
    request: { pickup: row.pickup_location, dropoff: row.dropoff_location, passengers: row.group_size },
  };
}
