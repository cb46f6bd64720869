import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Database } from '../../../platform/database/database';
import { TracesRepository, type TracedPosition } from '../traces.repository';

/** Degrees are stored as whole 1e-5 degrees, about a meter. */
const SCALE = 1e5;

@Injectable()
export class SqlTracesRepository extends TracesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ rideId, driverId, lat, lng, at }: TracedPosition): Promise<void> {
    await this.database.query(
      `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [rideId, at, driverId, Math.round(lat * SCALE), Math.round(lng * SCALE)],
    );
  }

  async list(rideId: number): Promise<(LatLng & { at: Date })[]> {
    const rows = await this.database.query<{ lat: number; lng: number; at: Date }>(
      `SELECT lat_e5 AS lat, lng_e5 AS lng, at FROM driven_points WHERE ride_id = $1 ORDER BY at`,
      [rideId],
    );
    return rows.map(({ lat, lng, at }) => ({ lat: lat / SCALE, lng: lng / SCALE, at }));
  }
}
