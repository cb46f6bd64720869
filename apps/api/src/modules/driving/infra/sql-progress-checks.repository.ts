import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { isNextOfRun } from '../../runs/runs.facade';
import type { Approach } from '../domain/approach';
import {
  ProgressChecksRepository,
  type OpenCheck,
  type Question,
  type WatchedDriver,
  type WayToPickup,
} from '../progress-checks.repository';
import { ApproachEntity } from './approach.entity';
import { ProgressCheckEntity } from './progress-check.entity';

interface Row extends Omit<OpenCheck, 'id'> {
  pickup_lat: number;
  pickup_lng: number;
  scheduledAt: Date | null;
  acceptedAt: Date;
  arrivedAt: Date | null;
  lat: number | null;
  lng: number | null;
  position_at: Date | null;
  seenAt: Date | null;
  isControlled: boolean;
  closest_seconds: number | null;
  estimated: boolean;
  closest_at: Date;
  place_lat: number;
  place_lng: number;
  moved_at: Date;
  away_since: Date | null;
  checkId: number | null;
}

const CHECK = `c.cause, c.since, c.asked_at AS "askedAt", c.due_at AS "dueAt", c.awaits_answer AS "awaitsAnswer", c.answers, c.seconds`;
const OPEN_CHECK = `c.id, c.ride_id AS "rideId", c.driver_id AS "driverId", ${CHECK}`;
/** Condition that nobody has boarded ride `r` yet. */
const IS_EMPTY = `NOT EXISTS (SELECT 1 FROM ride_members m WHERE m.ride_id = r.id AND m.left_at IS NULL AND m.verified_at IS NOT NULL)`;
/**
 * Condition that ride `r` has a driver on the way, or one who has arrived and waits for the group. In a run, only the
 * next stop counts.
 */
const IS_ON_THE_WAY = `r.status = 'en_route' AND (r.arrived_at IS NULL OR ${IS_EMPTY}) AND ${isNextOfRun('r')}`;
/** Condition that an arrival at ride `r` has not settled question `c`. */
const STANDS = `(r.arrived_at IS NULL OR c.cause = 'left_pickup')`;

/**
 * Also reads rides, drivers and controlled drivers. A controlled driver counts as seen until it is stalled, even while
 * the test clock moves. Implausible positions are replaced by the last credible one.
 */
const ON_THE_WAY = `
  SELECT r.id AS "rideId", d.id AS "driverId", r.pickup_lat, r.pickup_lng, r.scheduled_at AS "scheduledAt",
         coalesce(r.accepted_at, r.created_at) AS "acceptedAt", r.arrived_at AS "arrivedAt", d.credible_lat AS lat, d.credible_lng AS lng, d.position_at,
         CASE WHEN NOT s.is_stalled THEN now() ELSE greatest(d.last_seen_at, d.position_at) END AS "seenAt",
         s.driver_id IS NOT NULL AS "isControlled",
         a.closest_seconds, a.estimated, a.closest_at, a.lat AS place_lat, a.lng AS place_lng, a.moved_at, a.away_since,
         c.id AS "checkId", ${CHECK}
    FROM rides r JOIN drivers d ON d.id = r.driver_id
    LEFT JOIN sandbox_drivers s ON s.driver_id = d.id
    LEFT JOIN approaches a ON a.ride_id = r.id AND a.driver_id = d.id
    LEFT JOIN progress_checks c ON c.ride_id = r.id AND c.driver_id = d.id AND c.ended_at IS NULL AND ${STANDS}
   WHERE ${IS_ON_THE_WAY}`;

/** Condition that the driver of the row still has its ride `r`, and that the ride meets `condition`. */
const hasRide = (row: string, condition: string) => `EXISTS (
  SELECT 1 FROM rides r WHERE r.id = ${row}.ride_id AND r.driver_id = ${row}.driver_id AND ${condition})`;

@Injectable()
export class SqlProgressChecksRepository extends ProgressChecksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async onTheWay(rideId: number | null, tx?: Transaction): Promise<WatchedDriver[]> {
    const [condition, values] = rideId === null ? ['', []] : [' AND r.id = $1', [rideId]];
    const rows = await (tx ?? this.database).query<Row>(`${ON_THE_WAY}${condition} ORDER BY r.id`, values);
    return rows.map(watched);
  }

  async forgetEnded(now: Date): Promise<void> {
    await this.database.query(`DELETE FROM approaches a WHERE NOT ${hasRide('a', IS_ON_THE_WAY)}`);
    await this.database.query(
      `UPDATE progress_checks c SET ended_at = $1, outcome = 'over' WHERE c.ended_at IS NULL AND NOT ${hasRide('c', `${IS_ON_THE_WAY} AND ${STANDS}`)}`,
      [now],
    );
  }

  /** Locks the ride, so that its pickup cannot move before the approach is stored. */
  async saveApproach({ rideId, driverId, pickup }: WayToPickup, approach: Approach, tx?: Transaction): Promise<void> {
    const { closestSeconds, estimated, closestAt, place, movedAt, awaySince } = approach;
    await (tx ?? this.database).query(
      `INSERT INTO approaches (ride_id, driver_id, closest_seconds, estimated, closest_at, lat, lng, moved_at, away_since)
       SELECT r.id, r.driver_id, $3::integer, $4::boolean, $5::timestamptz, $6::float8, $7::float8, $8::timestamptz, $9::timestamptz
         FROM (SELECT id, driver_id FROM rides WHERE id = $1 AND driver_id = $2 AND pickup_lat = $10 AND pickup_lng = $11 FOR SHARE) r
       ON CONFLICT (ride_id) DO UPDATE SET driver_id = EXCLUDED.driver_id, closest_seconds = EXCLUDED.closest_seconds,
         estimated = EXCLUDED.estimated, closest_at = EXCLUDED.closest_at, lat = EXCLUDED.lat, lng = EXCLUDED.lng,
         moved_at = EXCLUDED.moved_at, away_since = EXCLUDED.away_since
         WHERE approaches.driver_id <> EXCLUDED.driver_id OR approaches.closest_at <= EXCLUDED.closest_at`,
      [
        rideId,
        driverId,
        closestSeconds,
        estimated,
        closestAt,
        place.lat,
        place.lng,
        movedAt,
        awaySince,
        pickup.lat,
        pickup.lng,
      ],
    );
  }

  async forgetPickup(tx: Transaction, rideId: number, now: Date): Promise<void> {
    await tx.manager.delete(ApproachEntity, { rideId });
    await tx.manager.update(
      ProgressCheckEntity,
      { rideId, cause: Not('unreachable' as const), endedAt: IsNull() },
      { endedAt: now, outcome: 'over' },
    );
  }

  async ask(
    tx: Transaction,
    { rideId, driverId, pickup, cause, since, askedAt, dueAt, seconds }: Question,
  ): Promise<OpenCheck | null> {
    const [check] = await tx.query<OpenCheck>(
      `INSERT INTO progress_checks AS c (ride_id, driver_id, cause, since, asked_at, due_at, seconds)
       SELECT r.id, r.driver_id, $3::text, $4::timestamptz, $5::timestamptz, $6::timestamptz, $7::integer
         FROM rides r WHERE r.id = $1 AND r.driver_id = $2 AND ${IS_ON_THE_WAY} AND (r.arrived_at IS NULL) = ($3 <> 'left_pickup')
          AND ($3 = 'unreachable' OR r.pickup_lat = $8 AND r.pickup_lng = $9)
       ON CONFLICT (ride_id) WHERE ended_at IS NULL DO NOTHING RETURNING ${OPEN_CHECK}`,
      [rideId, driverId, cause, since, askedAt, dueAt, seconds, pickup.lat, pickup.lng],
    );
    return check ?? null;
  }

  async hasLeftPickup(tx: Transaction, rideId: number, driverId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `SELECT 1 FROM approaches a JOIN rides r ON r.id = a.ride_id
        WHERE a.ride_id = $1 AND a.driver_id = $2 AND a.away_since > r.arrived_at
       UNION ALL
       SELECT 1 FROM progress_checks c
        WHERE c.ride_id = $1 AND c.driver_id = $2 AND c.ended_at IS NULL AND c.cause = 'left_pickup'`,
      [rideId, driverId],
    );
    return rows.length > 0;
  }

  async confirm(
    tx: Transaction,
    rideId: number,
    driverId: number,
    { dueAt, seconds }: { dueAt: Date; seconds: number | null },
  ): Promise<OpenCheck | null> {
    const [check] = await tx.query<OpenCheck>(
      `UPDATE progress_checks c SET awaits_answer = false, answers = answers + 1, due_at = $3, seconds = coalesce($4, seconds)
        WHERE c.ride_id = $1 AND c.driver_id = $2 AND c.ended_at IS NULL AND c.awaits_answer
          AND ${hasRide('c', `${IS_ON_THE_WAY} AND ${STANDS}`)} RETURNING ${OPEN_CHECK}`,
      [rideId, driverId, dueAt, seconds],
    );
    return check ?? null;
  }

  async askAgain(tx: Transaction, check: OpenCheck, dueAt: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(ProgressCheckEntity, unchanged(check), { awaitsAnswer: true, dueAt });
    return affected === 1;
  }

  async end(tx: Transaction, check: OpenCheck, outcome: 'progress' | 'taken_back', at: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(ProgressCheckEntity, unchanged(check), { endedAt: at, outcome });
    return affected === 1;
  }

  async latest(driverId: number, since: Date): Promise<(OpenCheck & { isTakenBack: boolean }) | null> {
    const [row] = await this.database.query<OpenCheck & { isTakenBack: boolean }>(
      `SELECT ${OPEN_CHECK}, c.ended_at IS NOT NULL AS "isTakenBack"
         FROM progress_checks c JOIN rides r ON r.id = c.ride_id
        WHERE c.driver_id = $1 AND ((c.ended_at IS NULL AND r.driver_id = c.driver_id AND ${IS_ON_THE_WAY} AND ${STANDS})
           OR (c.outcome = 'taken_back' AND c.ended_at > $2))
        ORDER BY (c.ended_at IS NULL) DESC, c.id DESC LIMIT 1`,
      [driverId, since],
    );
    return row ?? null;
  }
}

const unchanged = ({ id, answers, awaitsAnswer }: OpenCheck) => ({ id, answers, awaitsAnswer, endedAt: IsNull() });

function watched(row: Row): WatchedDriver {
  const { rideId, driverId, scheduledAt, acceptedAt, arrivedAt, seenAt, isControlled, lat, lng, position_at } = row;
  return {
    rideId,
    driverId,
    scheduledAt,
    acceptedAt,
    arrivedAt,
    seenAt,
    isControlled,
    pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
    position: lat === null || lng === null || position_at === null ? null : { lat, lng, at: position_at },
    approach: approachOf(row),
    check: checkOf(row),
  };
}

function approachOf(row: Row): Approach | null {
  if (row.closest_seconds === null) return null;
  return {
    closestSeconds: row.closest_seconds,
    estimated: row.estimated,
    closestAt: row.closest_at,
    place: { lat: row.place_lat, lng: row.place_lng },
    movedAt: row.moved_at,
    awaySince: row.away_since,
  };
}

function checkOf(row: Row): OpenCheck | null {
  const { checkId: id, rideId, driverId, cause, since, askedAt, dueAt, awaitsAnswer, answers, seconds } = row;
  return id === null ? null : { id, rideId, driverId, cause, since, askedAt, dueAt, awaitsAnswer, answers, seconds };
}
