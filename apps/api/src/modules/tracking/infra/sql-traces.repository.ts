import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Database, type Transaction } from '../../../platform/database/database';
import { TracesRepository, type TracedPosition } from '../traces.repository';

/** Degrees are stored as whole 1e-5 degrees, about a meter. */
const SCALE = 1e5;
const POINT = 'lat_e5 AS lat, lng_e5 AS lng, at';

interface Row {
  lat: number;
  lng: number;
  at: Date;
}

const degrees = ({ lat, lng, at }: Row) => ({ lat: lat / SCALE, lng: lng / SCALE, at });

@Injectable()
export class SqlTracesRepository extends TracesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ rideId, driverId, lat, lng, at }: TracedPosition, tx?: Transaction): Promise<void> {
    await (tx ?? this.database).query(
      `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [rideId, at, driverId, Math.round(lat * SCALE), Math.round(lng * SCALE)],
    );
  }

  async around(rideId: number, driverId: number, at: Date): Promise<(LatLng & { at: Date })[]> {
    const rows = await this.database.query<Row>(
      `(SELECT ${POINT} FROM driven_points WHERE ride_id = $1 AND driver_id = $2 AND at <= $3 ORDER BY at DESC LIMIT 1)
       UNION ALL (SELECT ${POINT} FROM driven_points WHERE ride_id = $1 AND driver_id = $2 AND at > $3 ORDER BY at LIMIT 1)`,
      [rideId, driverId, at],
    );
    return rows.map(degrees);
  }

  async between(rideId: number, driverId: number, from: Date, to: Date): Promise<(LatLng & { at: Date })[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${POINT} FROM driven_points WHERE ride_id = $1 AND driver_id = $2 AND at BETWEEN $3 AND $4 ORDER BY at`,
      [rideId, driverId, from, to],
    );
    return rows.map(degrees);
  }

  async list(rideId: number): Promise<(LatLng & { at: Date })[]> {
    const rows = await this.database.query<Row>(`SELECT ${POINT} FROM driven_points WHERE ride_id = $1 ORDER BY at`, [
      rideId,
    ]);
    return rows.map(degrees);
  }
}
