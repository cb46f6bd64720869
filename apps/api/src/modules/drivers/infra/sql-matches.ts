import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlText } from '../../../platform/database/sql-parts';
import type {
  AssessedDriver,
  AssessedUnderWay,
  Assessment,
  FreeDriver,
  FreeDriverSearch,
  UnderWaySearch,
  WaitingRidesSearch,
} from '../drivers.facade';
import {
  AT_WORK,
  canTake,
  exclusion,
  exclusionUnderWay,
  isAround,
  METERS,
  POSITION,
  type SearchTerms,
} from './offer-requirements';
import { VehicleServices } from './vehicle-services';

/**
 * Maximum number of free drivers per ride and kind of vehicle. Drivers farther away are never preferred to this many.
 */
const MAX_FREE = 40;
/** Maximum number of left-out drivers per ride. */
const MAX_LEFT_OUT = 20;
/**
 * Order of the left-out drivers: drivers who were already asked, then the nearest of each reason, then drivers at work
 * before those offline, who would hide all others. Has no effect on free drivers.
 */
const FIRST_TOLD = `coalesce(exclusion IN ('refused', 'stopped_coming', 'taken_back', 'not_confirmed', 'unanswered', 'went_offline'), false) DESC, exclusion IS NOT NULL AND nearness > 1, coalesce(exclusion = 'offline', false)`;

/** Matches drivers and rides by joining drivers, rides, offers and members. */
@Injectable()
export class SqlMatches {
  constructor(
    private readonly database: Database,
    private readonly services: VehicleServices,
  ) {}

  async assess(
    { rideIds, withinMeters, knownWithinMeters, now, travelSeconds, isChosen, among }: Assessment,
    seenSince: Date,
    tx?: Transaction,
  ): Promise<AssessedDriver[]> {
    const { terms, services } = this.search();
    // Named pairs are looked up by their keys, instead of comparing all drivers with each ride.
    const pairs = among && [...among].flatMap(([rideId, ids]) => ids.map((driverId) => ({ rideId, driverId })));
    const considered = pairs
      ? `unnest($8::int[], $9::int[]) AS pair (ride_id, driver_id) JOIN rides r ON r.id = pair.ride_id JOIN drivers d ON d.id = pair.driver_id AND`
      : 'rides r JOIN drivers d ON';
    return (tx ?? this.database).query<AssessedDriver>(
      `SELECT * FROM (
         SELECT counted.*, row_number() OVER (PARTITION BY "rideId", exclusion IS NULL, exclusion IS NULL AND "isLarger" ORDER BY ${FIRST_TOLD}, meters, "driverId") AS place
           FROM (SELECT each.*, count(*) OVER (PARTITION BY "rideId", exclusion)::int AS alike,
                        row_number() OVER (PARTITION BY "rideId", exclusion ORDER BY meters, "driverId") AS nearness
                   FROM (SELECT r.id AS "rideId", d.id AS "driverId", ${POSITION.lat} AS lat, ${POSITION.lng} AS lng, d.seats, d.vehicle_class AS "vehicleClass", ${METERS} AS meters,
                                coalesce((${terms.services} -> r.ride_type -> d.vehicle_class ->> 'isLarger')::boolean, false) AS "isLarger",
                                ${exclusion(terms, isChosen)} AS exclusion
                           FROM ${considered} d.application_status = 'approved' AND ${isAround('$7::float8')}
                          WHERE r.id = ANY($1)) each) counted) ranked
        WHERE place <= CASE WHEN exclusion IS NULL THEN ${MAX_FREE} ELSE ${MAX_LEFT_OUT} END
        ORDER BY "rideId", place, meters, "driverId"`,
      [
        rideIds,
        seenSince,
        withinMeters,
        now,
        travelSeconds,
        services.json,
        knownWithinMeters,
        ...(pairs ? [pairs.map(({ rideId }) => rideId), pairs.map(({ driverId }) => driverId)] : []),
      ],
    );
  }

  async tryLock(tx: Transaction, driverId: number): Promise<boolean> {
    const locked = await tx.query<object>(`SELECT 1 FROM drivers WHERE id = $1 FOR UPDATE SKIP LOCKED`, [driverId]);
    return locked.length > 0;
  }

  async lockFree(
    tx: Transaction,
    { rideId, driverId, withinMeters, now, travelSeconds }: FreeDriverSearch,
    seenSince: Date,
  ): Promise<FreeDriver | null> {
    const { terms, services } = this.search();
    if (!(await this.tryLock(tx, driverId))) return null;
    // This is a separate statement, because it must see what the previous holder of the lock has committed.
    const [free] = await tx.query<FreeDriver>(
      `SELECT ${METERS} AS meters, greatest(d.last_seen_at, d.position_at) < $2 AS "isAsleep"
         FROM drivers d JOIN rides r ON r.id = $1 WHERE d.id = $7 AND ${canTake(terms)}`,
      [rideId, seenSince, withinMeters, now, travelSeconds, services.json, driverId],
    );
    return free ? { ...free, meters: Math.round(free.meters) } : null;
  }

  async assessUnderWay(
    { rideIds, driverIds, withinMeters, now, travelSeconds }: UnderWaySearch,
    seenSince: Date,
    tx?: Transaction,
  ): Promise<AssessedUnderWay[]> {
    const { terms, services } = this.search();
    return (tx ?? this.database).query<AssessedUnderWay>(
      `SELECT r.id AS "rideId", d.id AS "driverId", ${METERS} AS meters,
              CASE WHEN d.application_status <> 'approved' THEN 'offline' ELSE ${exclusionUnderWay(terms)} END AS exclusion
         FROM rides r CROSS JOIN drivers d WHERE r.id = ANY($1) AND d.id = ANY($7) ORDER BY "rideId", meters, "driverId"`,
      [rideIds, seenSince, withinMeters, now, travelSeconds, services.json, driverIds],
    );
  }

  async ridesWithinDistance(search: WaitingRidesSearch, seenSince: Date): Promise<number[]> {
    const { sql, parameters } = this.selectRidesWithinDistance(search, seenSince);
    const rows = await this.database.query<{ id: number }>(sql, [...parameters]);
    return rows.map(({ id }) => id);
  }

  selectRidesWithinDistance(
    { driverId, bookingType, withinMeters, now, scheduledUntil, travelSeconds, limit }: WaitingRidesSearch,
    seenSince: Date,
  ): SqlText {
    const { terms, services } = this.search();
    // One driver is enough, so the search of each ride ends with the first. Busy drivers are filtered out once, not for
    // each ride.
    return {
      sql: `WITH free AS MATERIALIZED (
         SELECT d.* FROM drivers d WHERE ${driverId === null ? '$1::int IS NULL' : 'd.id = $1'} AND ${AT_WORK} AND NOT d.documents_expired
            AND NOT EXISTS (SELECT 1 FROM rides b WHERE b.driver_id = d.id AND b.status IN ('en_route', 'in_progress')))
       SELECT r.id FROM rides r CROSS JOIN LATERAL (SELECT 1 FROM free d WHERE ${canTake(terms)} LIMIT 1) able
        WHERE r.status = 'pending' AND r.run_id IS NULL AND r.booking_type = $9 AND (r.scheduled_at IS NULL OR r.scheduled_at <= $7)
          AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.ride_id = r.id AND o.status = 'open')
        ORDER BY coalesce(r.pending_since, r.created_at), r.id LIMIT $8`,
      parameters: [
        driverId,
        seenSince,
        withinMeters,
        now,
        travelSeconds,
        services.json,
        scheduledUntil,
        limit,
        bookingType,
      ],
    };
  }

  private search(): { terms: SearchTerms; services: { json: string } } {
    const services = this.services.ofRides('$6');
    const seen = { seenSince: '$2', within: '$3::float8', now: '$4::timestamptz', travelSeconds: '$5' };
    return { terms: { ...seen, services: services.sql }, services };
  }
}
