import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, VehicleClass } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlText } from '../../../platform/database/sql-parts';
import type { Driver } from '../driver';
import type {
  AssignableDriver,
  AssignmentSearch,
  Assessment,
  AssessedDriver,
  AssessedUnderWay,
  DriverFix,
  FreeDriver,
  FreeDriverSearch,
  UnderWaySearch,
  WorkingVehicle,
  VehiclesNearby,
  WaitingRidesSearch,
} from '../drivers.facade';
import { Config } from '../../../config/config';
import { metersPerSecond, STRAY_METERS, type LatLng } from '@groupride/geo';
import { DriversRepository, type NewDriver } from '../drivers.repository';
import { SEEN_SECONDS } from '../drivers.facade';
import { DriverEntity } from './driver.entity';
import { AT_WORK, IS_PUSHED, metersBetween, POSITION, PUSH_MINUTES } from './offer-requirements';
import { SqlMatches } from './sql-matches';
import { SqlCandidates } from './sql-candidates';
import { SqlWorkingVehicles } from './sql-working-vehicles';

/** Name and phone come from the account; the driver's own row has the values from the application. */
const DRIVER = `SELECT d.*, u.name, coalesce(u.phone, d.phone) AS phone FROM drivers d JOIN users u ON u.id = d.user_id`;

/** Offers and rides are assigned under this lock, so a later statement sees them. */
const LOCK = `SELECT 1 FROM drivers WHERE id = $1 FOR UPDATE`;

/** Cells of about a kilometer. A driver who enters another cell wakes up waiting rides. */
const CELLS_PER_DEGREE = 100;
const IS_DRIVING = `EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status IN ('en_route', 'in_progress'))`;
/** Time until which offers can reach a driver after the last contact: longer with Web Push. */
const REACHED_UNTIL = `greatest(d.last_seen_at, d.position_at)
  + CASE WHEN ${IS_PUSHED} THEN interval '${PUSH_MINUTES} minutes' ELSE interval '${SEEN_SECONDS} seconds' END`;
/** Condition that no offer could reach online driver `d` for some time before `now`. */
const hasGap = (now: string) =>
  `d.is_online AND d.application_status = 'approved' AND NOT ${IS_DRIVING} AND ${REACHED_UNTIL} < ${now}`;
/** Without Web Push the driver has been unreachable since the last contact. */
const GAP_START = `CASE WHEN ${IS_PUSHED} THEN ${REACHED_UNTIL} ELSE greatest(d.last_seen_at, d.position_at) END`;
/** Sets the period in which no offer could reach an online driver, when one ends at `now` (SQL). */
const NOTED_GAP = (now: string) => `
  unreachable_from = CASE WHEN ${hasGap(now)} THEN ${GAP_START} ELSE d.unreachable_from END,
  unreachable_until = CASE WHEN ${hasGap(now)} THEN ${now} ELSE d.unreachable_until END`;
/**
 * SQL expression for the meters left over when the car drives from the credible position of driver `d` to a new one. It
 * is negative if the car cannot have reached the new position.
 */
const spare = (lat: string, lng: string, now: string, speed: string) =>
  `coalesce(d.credible_slack, ${STRAY_METERS}) + ${speed} * greatest(0, extract(epoch FROM ${now} - d.credible_at))
     - ${metersBetween(POSITION.lat, POSITION.lng, lat, lng)}`;
/**
 * Sets the credible position to a new one that the car can have reached at the highest speed. Some meters of slack are
 * allowed, which leaps use up and time restores. A driver's first position is credible.
 * @param speed meters per second (SQL)
 */
const credible = (lat: string, lng: string, now: string, speed: string) => `
  (credible_lat, credible_lng, credible_at, credible_slack) = (
    SELECT CASE WHEN ok THEN ${lat} ELSE d.credible_lat END, CASE WHEN ok THEN ${lng} ELSE d.credible_lng END,
           CASE WHEN ok THEN ${now} ELSE d.credible_at END,
           CASE WHEN d.credible_at IS NULL THEN ${STRAY_METERS} WHEN ok THEN least(${STRAY_METERS}, spare) ELSE d.credible_slack END
      FROM (SELECT spare, d.credible_at IS NULL OR spare >= 0 AS ok
              FROM (SELECT ${spare(lat, lng, now, speed)} AS spare) reach) judged)`;
const isStale = (seenSince: string) => `coalesce(greatest(d.last_seen_at, d.position_at) < ${seenSince}, true)`;

@Injectable()
export class TypeOrmDriversRepository extends DriversRepository {
  constructor(
    private readonly database: Database,
    private readonly matches: SqlMatches,
    private readonly working: SqlWorkingVehicles,
    private readonly candidates: SqlCandidates,
    private readonly config: Config,
  ) {
    super();
  }

  private fastest(): number {
    return metersPerSecond(this.config.FASTEST_CAR_MPH);
  }

  async insert(tx: Transaction, driver: NewDriver): Promise<Driver | null> {
    const [row] = await tx.query<Record<string, unknown>>(
      `INSERT INTO drivers (user_id, name, phone, vehicle, license_plate, seats, vehicle_class) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT drivers_user_key DO UPDATE
         SET name = $2, phone = $3, vehicle = $4, license_plate = $5, seats = $6, vehicle_class = $7,
             application_status = 'applied', application_reason = NULL
       WHERE drivers.application_status = 'rejected' RETURNING *`,
      [
        driver.userId,
        driver.name,
        driver.phone,
        driver.vehicle,
        driver.licensePlate,
        driver.seats,
        driver.vehicleClass,
      ],
    );
    return row ? tx.hydrate(DriverEntity, row) : null;
  }

  async find(driverId: number, tx?: Transaction): Promise<Driver | null> {
    const [row] = await (tx ?? this.database).query<Record<string, unknown>>(`${DRIVER} WHERE d.id = $1`, [driverId]);
    return row ? this.database.hydrate(DriverEntity, row) : null;
  }

  async lock(tx: Transaction, driverId: number): Promise<Driver | null> {
    const [row] = await tx.query<Record<string, unknown>>(`${DRIVER} WHERE d.id = $1 FOR UPDATE OF d`, [driverId]);
    return row ? tx.hydrate(DriverEntity, row) : null;
  }

  async assess(assessment: Assessment, seenSince: Date, tx?: Transaction): Promise<AssessedDriver[]> {
    return this.matches.assess(assessment, seenSince, tx);
  }

  async lockFree(tx: Transaction, search: FreeDriverSearch, seenSince: Date): Promise<FreeDriver | null> {
    return this.matches.lockFree(tx, search, seenSince);
  }

  async assessUnderWay(search: UnderWaySearch, seenSince: Date, tx?: Transaction): Promise<AssessedUnderWay[]> {
    return this.matches.assessUnderWay(search, seenSince, tx);
  }

  async tryLock(tx: Transaction, driverId: number): Promise<boolean> {
    return this.matches.tryLock(tx, driverId);
  }

  async ridesWithinDistance(search: WaitingRidesSearch, seenSince: Date): Promise<number[]> {
    return this.matches.ridesWithinDistance(search, seenSince);
  }

  selectRidesWithinDistance(search: WaitingRidesSearch, seenSince: Date): SqlText {
    return this.matches.selectRidesWithinDistance(search, seenSince);
  }

  async assignable(search: AssignmentSearch, seenSince: Date, tx?: Transaction): Promise<AssignableDriver[]> {
    return this.candidates.assignable(search, seenSince, tx);
  }

  async vehiclesNear(search: VehiclesNearby, seenSince: Date, tx?: Transaction): Promise<WorkingVehicle[]> {
    return this.working.near(search, seenSince, tx);
  }

  async available(seenSince: Date, limit: number): Promise<Driver[]> {
    const rows = await this.database.query<Record<string, unknown>>(
      `${DRIVER}
        WHERE ${AT_WORK} AND ${POSITION.lat} IS NOT NULL AND greatest(d.last_seen_at, d.position_at) >= $1
          AND NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = d.id AND r.status IN ('en_route', 'in_progress'))
        ORDER BY d.id LIMIT $2`,
      [seenSince, limit],
    );
    return rows.map((row) => this.database.hydrate(DriverEntity, row));
  }

  async setOnline(tx: Transaction, driverId: number, online: boolean, now: Date): Promise<boolean> {
    await tx.query(LOCK, [driverId]);
    const rows = await tx.query<object>(
      `UPDATE drivers SET is_online = $2, last_seen_at = $3, may_be_gone = false, unreachable_from = NULL, unreachable_until = NULL
        WHERE id = $1 AND NOT ($2 AND documents_expired)
          AND ($2 OR NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = $1 AND r.status IN ('en_route', 'in_progress'))) RETURNING id`,
      [driverId, online, now],
    );
    return rows.length === 1;
  }

  async setDocumentsExpired(tx: Transaction, driverId: number, expired: boolean): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE drivers SET documents_expired = $2, is_online = is_online AND NOT $2 WHERE id = $1 AND documents_expired <> $2 RETURNING id`,
      [driverId, expired],
    );
    return rows.length === 1;
  }

  async savePositionWithinCell(driverId: number, fix: DriverFix, now: Date, seenSince: Date): Promise<LatLng | null> {
    const cell = (degrees: string) => `floor(${degrees} * ${CELLS_PER_DEGREE})`;
    const [lat, lng, at, speed] = ['$2::float8', '$3::float8', '$6::timestamptz', '$8::float8'] as const;
    const isElsewhere = `(${cell(POSITION.lat)} <> ${cell(lat)} OR ${cell(POSITION.lng)} <> ${cell(lng)}) AND ${spare(lat, lng, at, speed)} >= 0`;
    const [counts] = await this.database.query<LatLng>(
      `UPDATE drivers d SET lat = $2, lng = $3, heading = $4, speed = $5, position_at = $6, ${credible(lat, lng, at, speed)}
        WHERE d.id = $1
          AND NOT (${AT_WORK} AND (${POSITION.lat} IS NULL OR ${isElsewhere} OR ${isStale('$7')}) AND NOT ${IS_DRIVING})
        RETURNING ${POSITION.lat} AS lat, ${POSITION.lng} AS lng`,
      [driverId, fix.lat, fix.lng, fix.heading, fix.speed, now, seenSince, this.fastest()],
    );
    return counts ?? null;
  }

  async savePosition(tx: Transaction, driverId: number, fix: DriverFix, now: Date): Promise<LatLng | null> {
    const values = [driverId, fix.lat, fix.lng, fix.heading, fix.speed, now, this.fastest()];
    const [counts] = await tx.query<LatLng>(
      `UPDATE drivers d SET lat = $2, lng = $3, heading = $4, speed = $5, position_at = $6, ${NOTED_GAP('$6::timestamptz')},
              ${credible('$2::float8', '$3::float8', '$6::timestamptz', '$7::float8')} WHERE id = $1
        RETURNING ${POSITION.lat} AS lat, ${POSITION.lng} AS lng`,
      values,
    );
    return counts ?? null;
  }

  async seenAsExpected(driverId: number, now: Date, seenSince: Date): Promise<boolean> {
    const rows = await this.database.query<object>(
      `UPDATE drivers d SET last_seen_at = $2 WHERE d.id = $1 AND NOT d.may_be_gone AND (NOT ${isStale('$3')} OR NOT ${AT_WORK} OR ${IS_DRIVING}) RETURNING d.id`,
      [driverId, now, seenSince],
    );
    return rows.length === 1;
  }

  async seen(tx: Transaction, driverId: number, now: Date): Promise<void> {
    await tx.query(
      `UPDATE drivers d SET last_seen_at = $2, may_be_gone = false, ${NOTED_GAP('$2::timestamptz')} WHERE id = $1`,
      [driverId, now],
    );
  }

  async seenOnRide(driverId: number, now: Date): Promise<void> {
    await this.database.query(`UPDATE drivers d SET last_seen_at = $2 WHERE d.id = $1 AND ${IS_DRIVING}`, [
      driverId,
      now,
    ]);
  }

  async ifMissing(driverId: number): Promise<void> {
    await this.database.orm((manager) => manager.update(DriverEntity, { id: driverId }, { mayBeGone: true }));
  }

  async countTrip(tx: Transaction, driverId: number): Promise<void> {
    await tx.manager.increment(DriverEntity, { id: driverId }, 'totalTrips', 1);
  }

  async setVehicleClass(driverId: number, vehicleClass: VehicleClass): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK, [driverId]);
      const rows = await tx.query<object>(
        `UPDATE drivers SET vehicle_class = $2 WHERE id = $1
            AND NOT EXISTS (SELECT 1 FROM rides r WHERE r.driver_id = $1 AND r.status IN ('confirmed', 'en_route', 'in_progress'))
            AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.driver_id = $1 AND o.status = 'open') RETURNING id`,
        [driverId, vehicleClass],
      );
      return rows.length === 1;
    });
  }

  async addRating(tx: Transaction, driverId: number, stars: number): Promise<void> {
    await tx.query(
      `UPDATE drivers SET rating_count = rating_count + 1, rating_sum = rating_sum + $2,
              rating = round((rating_sum + $2)::numeric / (rating_count + 1), 1) WHERE id = $1`,
      [driverId, stars],
    );
  }

  async removeRating(tx: Transaction, driverId: number, stars: number): Promise<void> {
    await tx.query(
      `UPDATE drivers SET rating_count = rating_count - 1, rating_sum = rating_sum - $2,
              rating = coalesce(round((rating_sum - $2)::numeric / nullif(rating_count - 1, 0), 1), 5.0) WHERE id = $1`,
      [driverId, stars],
    );
  }

  async setApplicationStatus(
    tx: Transaction,
    driverId: number,
    applicationStatus: ApplicationStatus,
    reason: string | null,
  ): Promise<Driver | null> {
    const [row] = await tx.query<Record<string, unknown>>(
      `UPDATE drivers SET application_status = $2, application_reason = $3, is_online = is_online AND $2 = 'approved'
        WHERE id = $1 RETURNING id`,
      [driverId, applicationStatus, reason],
    );
    return row ? this.lock(tx, driverId) : null;
  }

  async relation(driverId: number, userId: number): Promise<{ rides: boolean; mayCall: boolean }> {
    const [row] = await this.database.query<{ rides: boolean; may_call: boolean }>(
      `SELECT count(*) > 0 AS rides,
              coalesce(bool_or((r.organizer_id = $2 OR r.payment_method = 'account' AND m.seat = 0)
                               AND r.status IN ('confirmed', 'en_route', 'in_progress')), false) AS may_call
         FROM rides r JOIN ride_members m ON m.ride_id = r.id AND m.user_id = $2 AND m.left_at IS NULL
        WHERE r.driver_id = $1`,
      [driverId, userId],
    );
    return { rides: row?.rides ?? false, mayCall: row?.may_call ?? false };
  }
}
