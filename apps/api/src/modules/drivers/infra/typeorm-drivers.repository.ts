import { Injectable } from '@nestjs/common';
import type { DriverStanding } from '@groupride/contracts';
import { EARTH_RADIUS_MILES, METERS_PER_MILE } from '@groupride/geo';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Driver } from '../driver';
import type { Candidate, DriverFix, Search } from '../drivers.facade';
import { DriversRepository, type NewDriver } from '../drivers.repository';
import { DriverEntity } from './driver.entity';

/** Name and phone are those of the account, as they are now; the record keeps what they were when the driver applied. */
const DRIVER = `SELECT d.*, u.name, coalesce(u.phone, d.phone) AS phone FROM drivers d JOIN users u ON u.id = d.user_id`;

const METERS_PER_DEGREE = 111_000;
/** Approved, online and not known to have closed the page. */
const AT_WORK = `d.is_online AND d.standing = 'approved' AND NOT d.may_be_gone`;
/** A driver who let an offer expire is not asked about the same ride again within this time. */
const SILENCE_SECONDS = 60;

@Injectable()
export class TypeOrmDriversRepository extends DriversRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(driver: NewDriver): Promise<Driver | null> {
    const [row] = await this.database.query<Record<string, unknown>>(
      `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ON CONSTRAINT drivers_user_key DO NOTHING RETURNING *`,
      [driver.userId, driver.name, driver.phone, driver.vehicle, driver.licensePlate, driver.seats],
    );
    return row ? this.database.hydrate(DriverEntity, row) : null;
  }

  async find(driverId: number): Promise<Driver | null> {
    const [row] = await this.database.query<Record<string, unknown>>(`${DRIVER} WHERE d.id = $1`, [driverId]);
    return row ? this.database.hydrate(DriverEntity, row) : null;
  }

  async lock(tx: Transaction, driverId: number): Promise<Driver | null> {
    const [row] = await tx.query<Record<string, unknown>>(`${DRIVER} WHERE d.id = $1 FOR UPDATE OF d`, [driverId]);
    return row ? tx.hydrate(DriverEntity, row) : null;
  }

  async nearestFree(tx: Transaction, { rideId, pickup, seats, withinMeters, busy }: Search, seenSince: Date): Promise<Candidate | null> {
    const degreesLat = withinMeters / METERS_PER_DEGREE;
    const degreesLng = degreesLat / Math.cos((pickup.lat * Math.PI) / 180);
    const [row] = await tx.query<{ id: number; meters: number }>(
      `SELECT id, meters FROM (
         SELECT d.id, 2 * ${EARTH_RADIUS_MILES * METERS_PER_MILE} * asin(sqrt(least(1,
                  power(sin(radians(d.lat - $2) / 2), 2) + cos(radians($2)) * cos(radians(d.lat)) * power(sin(radians(d.lng - $3) / 2), 2)))) AS meters
           FROM drivers d
          WHERE ${AT_WORK} AND d.seats >= $4 AND greatest(d.last_seen_at, d.position_at) >= $5
            AND d.lat BETWEEN $2 - $6::float8 AND $2 + $6::float8 AND d.lng BETWEEN $3 - $7::float8 AND $3 + $7::float8
            AND NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status IN ('en_route', 'in_progress'))
            AND NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status = 'confirmed' AND r.busy_from IS NOT NULL
                             AND tstzrange(r.busy_from, r.busy_until) && tstzrange($9, $10))
            AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.status = 'open')
            AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = d.id AND o.ride_id = $1
                             AND (o.status IN ('declined', 'withdrawn') OR (o.status = 'expired' AND o.expires_at > now() - interval '${SILENCE_SECONDS} seconds')))
            AND NOT EXISTS (SELECT 1 FROM ride_members m WHERE m.ride_id = $1 AND m.user_id = d.user_id AND m.left_at IS NULL)
       ) near WHERE meters <= $8 ORDER BY meters LIMIT 20`,
      [rideId, pickup.lat, pickup.lng, seats, seenSince, degreesLat, degreesLng, withinMeters, busy.from, busy.until],
    ).then((rows) => this.firstUnlocked(tx, rows));
    return row ? { driverId: row.id, meters: Math.round(row.meters) } : null;
  }

  async available(seenSince: Date, limit: number): Promise<Driver[]> {
    const rows = await this.database.query<Record<string, unknown>>(
      `${DRIVER}
        WHERE ${AT_WORK} AND d.lat IS NOT NULL AND greatest(d.last_seen_at, d.position_at) >= $1
          AND NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status IN ('en_route', 'in_progress'))
        ORDER BY d.id LIMIT $2`,
      [seenSince, limit],
    );
    return rows.map((row) => this.database.hydrate(DriverEntity, row));
  }

  async setOnline(tx: Transaction, driverId: number, online: boolean, now: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE drivers SET is_online = $2, last_seen_at = $3, may_be_gone = false WHERE id = $1
          AND ($2 OR NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = $1 AND r.status IN ('en_route', 'in_progress'))) RETURNING id`,
      [driverId, online, now],
    );
    return rows.length === 1;
  }

  async isDriving(driverId: number): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT id FROM rides WHERE driver_id = $1 AND status IN ('en_route', 'in_progress') LIMIT 1`, [driverId]);
    return rows.length === 1;
  }

  async savePosition(driverId: number, fix: DriverFix, now: Date): Promise<void> {
    await this.database.query(`UPDATE drivers SET lat = $2, lng = $3, heading = $4, speed = $5, position_at = $6 WHERE id = $1`, [
      driverId,
      fix.lat,
      fix.lng,
      fix.heading,
      fix.speed,
      now,
    ]);
  }

  async seen(driverId: number, now: Date): Promise<void> {
    await this.database.query(`UPDATE drivers SET last_seen_at = $2, may_be_gone = false WHERE id = $1`, [driverId, now]);
  }

  async mayBeGone(driverId: number): Promise<void> {
    await this.database.query(`UPDATE drivers SET may_be_gone = true WHERE id = $1`, [driverId]);
  }

  async countTrip(tx: Transaction, driverId: number): Promise<void> {
    await tx.query(`UPDATE drivers SET total_trips = total_trips + 1 WHERE id = $1`, [driverId]);
  }

  async setStanding(tx: Transaction, driverId: number, standing: DriverStanding): Promise<Driver | null> {
    const [row] = await tx.query<Record<string, unknown>>(
      `UPDATE drivers SET standing = $2, is_online = is_online AND $2 = 'approved' WHERE id = $1 RETURNING id`,
      [driverId, standing],
    );
    return row ? this.lock(tx, driverId) : null;
  }

  async relation(driverId: number, userId: number): Promise<{ rides: boolean; mayCall: boolean }> {
    const [row] = await this.database.query<{ rides: boolean; may_call: boolean }>(
      `SELECT count(*) > 0 AS rides,
              coalesce(bool_or(r.organizer_id = $2 AND r.status IN ('confirmed', 'en_route', 'in_progress')), false) AS may_call
         FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.user_id = $2 AND m.left_at IS NULL
        WHERE r.driver_id = $1`,
      [driverId, userId],
    );
    return { rides: row?.rides ?? false, mayCall: row?.may_call ?? false };
  }

  /** Of the nearest, the first whom no other search or acceptance holds, and who is still at work. */
  private async firstUnlocked(tx: Transaction, rows: { id: number; meters: number }[]): Promise<{ id: number; meters: number }[]> {
    for (const row of rows) {
      const free = await tx.query<object>(`SELECT d.id FROM drivers d WHERE d.id = $1 AND ${AT_WORK} FOR UPDATE SKIP LOCKED`, [row.id]);
      if (free.length === 1) return [row];
    }
    return [];
  }
}
