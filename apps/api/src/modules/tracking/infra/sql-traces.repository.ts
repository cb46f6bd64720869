import { Injectable } from '@nestjs/common';
import type { LatLng } from '@groupride/geo';
import { Database, type Transaction } from '../../../platform/database/database';
import { WriteTogether } from '../../../platform/database/write-together';
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
  private readonly together = new WriteTogether((points: readonly TracedPosition[]) => insert(this.database, points));

  constructor(private readonly database: Database) {
    super();
  }

  async add(point: TracedPosition, tx?: Transaction): Promise<void> {
    await (tx ? insert(tx, [point]) : this.together.write(point));
  }

  async around(rideId: number, driverId: number, at: Date): Promise<(LatLng & { at: Date })[]> {
    const rows = await this.database.query<Row>(
      `(SELECT ${POINT} FROM driven_points WHERE ride_id = $1 AND driver_id = $2 AND at <= $3 ORDER BY at DESC LIMIT 1)
       UNION ALL (SELECT ${POINT} FROM driven_points WHERE ride_id = $1 AND driver_id = $2 AND at > $3 ORDER BY at LIMIT 1)`,
      [rideId, driverId, at],
    );
    return rows.map(degrees);
  }

  async between(
    rideId: number,
    driverId: number,
    from: Date,
    to: Date,
    tx?: Transaction,
  ): Promise<(LatLng & { at: Date })[]> {
    const rows = await (tx ?? this.database).query<Row>(
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

async function insert(on: Pick<Database, 'query'>, points: readonly TracedPosition[]): Promise<void> {
  await on.query(
    `INSERT INTO driven_points (ride_id, at, driver_id, lat_e5, lng_e5)
     SELECT * FROM unnest($1::int[], $2::timestamptz[], $3::int[], $4::int[], $5::int[]) ON CONFLICT DO NOTHING`,
    [
      points.map(({ rideId }) => rideId),
      points.map(({ at }) => at),
      points.map(({ driverId }) => driverId),
      points.map(({ lat }) => Math.round(lat * SCALE)),
      points.map(({ lng }) => Math.round(lng * SCALE)),
    ],
  );
}
