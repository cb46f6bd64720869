import { Injectable } from '@nestjs/common';
import type { SafetyCause } from '@groupride/contracts';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  type AnsweredCheck,
  type NewCheck,
  SafetyChecksRepository,
  type Trip,
  type UnansweredCheck,
} from '../safety-checks.repository';
import { SafetyCheckEntity } from './safety-check.entity';

interface TripRow {
  rideId: number;
  pickup_lat: number;
  pickup_lng: number;
  dropoff_lat: number;
  dropoff_lng: number;
  destinationSince: Date;
  positions: { lat: number; lng: number; at: string }[];
  checks: { id: number; cause: SafetyCause; lat: number; lng: number }[];
}

/** The position of stop `s` of a run, which serves ride `a`. */
const STOP = `CASE s.kind WHEN 'pickup' THEN a.pickup_lat ELSE a.dropoff_lat END AS lat, CASE s.kind WHEN 'pickup' THEN a.pickup_lng ELSE a.dropoff_lng END AS lng`;

/** Read model over rides and their events, runs, drivers and driven_points. A car that serves other groups as well is on its way from its last stop to the next. Its destination changes with the place of its next stop, and when stops are inserted before it or left out. Points of the trace are stored as whole 1e-5 degrees. */
const TRIPS = `
  SELECT r.id AS "rideId", coalesce(behind.lat, r.pickup_lat) AS pickup_lat, coalesce(behind.lng, r.pickup_lng) AS pickup_lng,
         coalesce(ahead.lat, r.dropoff_lat) AS dropoff_lat, coalesce(ahead.lng, r.dropoff_lng) AS dropoff_lng,
         greatest(r.started_at, behind.done_at, (SELECT max(e.at) FROM ride_events e WHERE e.ride_id IN (r.id, coalesce(ahead.ride_id, r.id))
            AND e.type IN ('destination_changed', 'pickup_moved', 'run_joined', 'run_advanced'))) AS "destinationSince",
         coalesce((SELECT jsonb_agg(jsonb_build_object('lat', p.lat, 'lng', p.lng, 'at', p.at) ORDER BY p.at) FROM (
           SELECT lat_e5 / 1e5::float8 AS lat, lng_e5 / 1e5::float8 AS lng, at FROM driven_points
            WHERE ride_id = r.id AND driver_id = r.driver_id AND at >= greatest(r.started_at, behind.done_at)
           UNION ALL SELECT d.lat, d.lng, d.position_at WHERE d.lat IS NOT NULL AND d.position_at >= greatest(r.started_at, behind.done_at)) p), '[]') AS positions,
         coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'cause', c.cause, 'lat', c.lat, 'lng', c.lng))
           FROM safety_checks c WHERE c.ride_id = r.id AND c.cause_ended_at IS NULL), '[]') AS checks
    FROM rides r JOIN drivers d ON d.id = r.driver_id
    LEFT JOIN LATERAL (SELECT ${STOP}, s.ride_id FROM run_stops s JOIN rides a ON a.id = s.ride_id
                        WHERE s.run_id = r.run_id AND s.done_at IS NULL AND s.skipped_at IS NULL ORDER BY s.position LIMIT 1) ahead ON true
    LEFT JOIN LATERAL (SELECT ${STOP}, s.done_at FROM run_stops s JOIN rides a ON a.id = s.ride_id
                        WHERE s.run_id = r.run_id AND s.done_at IS NOT NULL ORDER BY s.done_at DESC, s.position DESC LIMIT 1) behind ON true
   WHERE r.status = 'in_progress' AND NOT r.is_hourly_booking`;

/** Members who boarded, or all members when the trip started without any checked code. */
const PEOPLE = `
  SELECT m.user_id FROM ride_members m
   WHERE m.ride_id = $1 AND m.left_at IS NULL AND m.no_show_at IS NULL
     AND (m.verified_at IS NOT NULL OR NOT EXISTS (
       SELECT 1 FROM ride_members b WHERE b.ride_id = $1 AND b.left_at IS NULL AND b.verified_at IS NOT NULL))`;

@Injectable()
export class SqlSafetyChecksRepository extends SafetyChecksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async tripsUnderWay(): Promise<Trip[]> {
    const rows = await this.database.query<TripRow>(TRIPS);
    return rows.map((row) => ({
      rideId: row.rideId,
      pickup: { lat: row.pickup_lat, lng: row.pickup_lng },
      destination: { lat: row.dropoff_lat, lng: row.dropoff_lng },
      destinationSince: row.destinationSince,
      positions: row.positions.map(({ at, ...place }) => ({ ...place, at: new Date(at) })),
      openChecks: row.checks.map(({ id, cause, lat, lng }) => ({ id, cause, place: { lat, lng } })),
    }));
  }

  async ask(
    tx: Transaction,
    { rideId, cause, since, place, askedAt }: NewCheck,
  ): Promise<{ id: number; people: number[] } | null> {
    const [check] = await tx.query<{ id: number }>(
      `INSERT INTO safety_checks (ride_id, cause, since, lat, lng, asked_at)
       SELECT r.id, $2::text, $3::timestamptz, $4::double precision, $5::double precision, $6::timestamptz
         FROM rides r WHERE r.id = $1 AND r.status = 'in_progress' AND EXISTS (${PEOPLE})
       ON CONFLICT (ride_id, cause) WHERE cause_ended_at IS NULL DO NOTHING RETURNING id`,
      [rideId, cause, since, place.lat, place.lng, askedAt],
    );
    if (!check) return null;
    const people = await tx.query<{ user_id: number }>(
      `INSERT INTO safety_answers (check_id, user_id) SELECT $2::integer, p.user_id FROM (${PEOPLE}) p RETURNING user_id`,
      [rideId, check.id],
    );
    return { id: check.id, people: people.map(({ user_id }) => user_id) };
  }

  async endCause(checkId: number, at: Date): Promise<void> {
    await this.database.orm((manager) =>
      manager.update(SafetyCheckEntity, { id: checkId, causeEndedAt: IsNull() }, { causeEndedAt: at }),
    );
  }

  unanswered(rideId: number, userId: number): Promise<UnansweredCheck[]> {
    return this.database.query<UnansweredCheck>(
      `SELECT c.id, c.cause, c.asked_at AS "askedAt"
         FROM safety_checks c JOIN safety_answers a ON a.check_id = c.id JOIN rides r ON r.id = c.ride_id
         JOIN ride_members m ON m.ride_id = r.id AND m.user_id = a.user_id AND m.left_at IS NULL
        WHERE c.ride_id = $1 AND a.user_id = $2 AND a.answer IS NULL AND r.status = 'in_progress' ORDER BY c.id DESC`,
      [rideId, userId],
    );
  }

  async answer(
    tx: Transaction,
    { rideId, checkId, userId, answer, at }: Parameters<SafetyChecksRepository['answer']>[1],
  ): Promise<AnsweredCheck | null> {
    const [row] = await tx.query<{ cause: SafetyCause; lat: number; lng: number; askedAt: Date }>(
      `UPDATE safety_answers a SET answer = $4, answered_at = $5 FROM safety_checks c, rides r
        WHERE a.check_id = $2 AND a.user_id = $3 AND c.id = a.check_id AND c.ride_id = $1 AND r.id = c.ride_id
          AND r.status = 'in_progress' AND (a.answer IS NULL OR (a.answer = 'ok' AND $4 = 'help'))
        RETURNING c.cause, c.lat, c.lng, c.asked_at AS "askedAt"`,
      [rideId, checkId, userId, answer, at],
    );
    return row ? { cause: row.cause, place: { lat: row.lat, lng: row.lng }, askedAt: row.askedAt } : null;
  }

  async changePerson(tx: Transaction, rideId: number, from: number, to: number): Promise<void> {
    await tx.query(
      `WITH moved AS (
         DELETE FROM safety_answers a USING safety_checks c WHERE c.id = a.check_id AND c.ride_id = $1 AND a.user_id = $2
         RETURNING a.check_id, a.answer, a.answered_at)
       INSERT INTO safety_answers AS a (check_id, user_id, answer, answered_at)
       SELECT check_id, $3::integer, answer, answered_at FROM moved
       ON CONFLICT (check_id, user_id) DO UPDATE SET answer = EXCLUDED.answer, answered_at = EXCLUDED.answered_at
         WHERE a.answer IS NULL`,
      [rideId, from, to],
    );
  }

  async wasAsked(rideId: number, checkId: number, userId: number): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM safety_answers a JOIN safety_checks c ON c.id = a.check_id
        WHERE c.ride_id = $1 AND c.id = $2 AND a.user_id = $3`,
      [rideId, checkId, userId],
    );
    return rows.length > 0;
  }
}
