import { Injectable } from '@nestjs/common';
import type { AlertKind } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import type { Alert } from '../alerts.facade';
import { isNextOfRun } from '../../runs/runs.facade';
import { AlertRulesRepository } from '../alert-rules.repository';
import type { AlertThresholds } from '../alert-thresholds';

interface Row {
  key: string;
  kind: AlertKind;
  rideId: number | null;
  data: Record<string, unknown>;
}

/** Reviews older than this need no reply anymore. */
const REVIEW_DAYS = 7;
/** A scheduled ride's driver must be reachable this long before the start. */
const BEFORE_START = `interval '30 minutes'`;
/** A parked car's position wanders within this distance, in degrees of latitude: about 100 meters. */
const SAME_PLACE = 0.0009;

const STOPS = `
  INSERT INTO driver_stops AS s (ride_id, driver_id, lat, lng, since)
  SELECT r.id, d.id, d.credible_lat, d.credible_lng, $1 FROM rides r JOIN drivers d ON d.id = r.driver_id
   WHERE r.status IN ('en_route', 'in_progress') AND d.credible_lat IS NOT NULL
  ON CONFLICT (ride_id) DO UPDATE SET driver_id = EXCLUDED.driver_id, lat = EXCLUDED.lat, lng = EXCLUDED.lng, since = EXCLUDED.since
   WHERE s.driver_id <> EXCLUDED.driver_id OR abs(s.lat - EXCLUDED.lat) > ${SAME_PLACE} OR abs(s.lng - EXCLUDED.lng) > ${SAME_PLACE}`;

const ENDED_STOPS = `
  DELETE FROM driver_stops s USING rides r WHERE r.id = s.ride_id AND r.status NOT IN ('en_route', 'in_progress')`;

/**
 * $1 is the current time, $8 the last day of documents about to expire; other parameters are thresholds. Each part
 * selects key, kind, ride and data. The key of something that can happen again within a minute, unnoticed by a check in
 * between, contains its beginning.
 */
const RULES = `
  SELECT 'ride:' || r.id || ':search:' || extract(epoch FROM coalesce(r.pending_since, r.created_at))::bigint AS key,
         'search_too_long' AS kind, r.id AS "rideId",
         jsonb_build_object('since', coalesce(r.pending_since, r.created_at), 'place', r.pickup_location) AS data
    FROM rides r
   WHERE r.status = 'pending' AND r.run_id IS NULL AND coalesce(r.pending_since, r.created_at) < $1::timestamptz - $2::float8 * interval '1 minute'
     AND (r.scheduled_at IS NULL OR r.scheduled_at < $1::timestamptz + ${BEFORE_START})
  UNION ALL
  SELECT 'run:' || n.id || ':driver:' || extract(epoch FROM lost.since)::bigint, 'run_without_driver', lost.id,
         jsonb_build_object('since', lost.since, 'place', lost.pickup_location, 'count', lost.count)
    FROM runs n, LATERAL (
      SELECT r.id, coalesce(r.pending_since, r.created_at) AS since, r.pickup_location, count(*) OVER () AS count
        FROM rides r JOIN run_stops s ON s.ride_id = r.id AND s.kind = 'pickup'
       WHERE r.run_id = n.id AND r.status = 'pending' ORDER BY s.position LIMIT 1) lost
   WHERE n.ended_at IS NULL
  UNION ALL
  SELECT 'ride:' || r.id || ':silent:' || d.id || ':' || extract(epoch FROM silence.since)::bigint, 'driver_unreachable', r.id,
         jsonb_build_object('since', silence.since, 'driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone))
    FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN users u ON u.id = d.user_id,
         LATERAL (SELECT coalesce(greatest(d.last_seen_at, d.position_at), r.accepted_at) AS since) silence
   WHERE (r.status IN ('en_route', 'in_progress') OR (r.status = 'confirmed' AND r.scheduled_at < $1::timestamptz + ${BEFORE_START}))
     AND ${isNextOfRun('r')}
     AND silence.since < $1::timestamptz - $3::float8 * interval '1 minute'
  UNION ALL
  SELECT 'ride:' || r.id || ':stalled:' || s.driver_id || ':' || extract(epoch FROM s.since)::bigint, 'driver_stalled', r.id,
         jsonb_build_object('since', s.since, 'driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone))
    FROM driver_stops s JOIN rides r ON r.id = s.ride_id AND r.driver_id = s.driver_id
    JOIN drivers d ON d.id = s.driver_id JOIN users u ON u.id = d.user_id
   WHERE r.status IN ('en_route', 'in_progress') AND (r.status = 'in_progress' OR r.arrived_at IS NULL)
     AND ${isNextOfRun('r')}
     AND s.since < $1::timestamptz - $4::float8 * interval '1 minute'
  UNION ALL
  SELECT 'ride:' || r.id || ':late:' || r.driver_id, 'pickup_late', r.id,
         jsonb_build_object('since', due.at, 'driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone), 'place', r.pickup_location)
    FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN users u ON u.id = d.user_id,
         LATERAL (SELECT coalesce(r.scheduled_at, r.accepted_at + interval '15 minutes') AS at) due
   WHERE r.status IN ('confirmed', 'en_route') AND r.arrived_at IS NULL AND (r.status = 'en_route' OR r.scheduled_at IS NOT NULL)
     AND ${isNextOfRun('r')}
     AND due.at < $1::timestamptz - $5::float8 * interval '1 minute'
  UNION ALL
  SELECT 'ride:' || r.id || ':long', 'trip_too_long', r.id,
         jsonb_build_object('since', due.at, 'driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone), 'place', r.dropoff_location)
    FROM rides r JOIN drivers d ON d.id = r.driver_id JOIN users u ON u.id = d.user_id,
         -- A trip with stops for other groups takes as long as its run plans.
         LATERAL (SELECT r.started_at + 1.5 * greatest(r.duration_seconds, coalesce(r.hourly_duration, 0) * 3600,
                    (SELECT extract(epoch FROM max(s.planned_at) - min(s.planned_at)) FROM run_stops s WHERE s.ride_id = r.id)) * interval '1 second' AS at) due
   WHERE r.status = 'in_progress' AND due.at < $1::timestamptz - $5::float8 * interval '1 minute'
  UNION ALL
  SELECT 'safety-check:' || c.id, 'safety_unanswered', r.id,
         jsonb_build_object('since', c.asked_at, 'cause', c.cause, 'name', u.name, 'phone', u.phone,
                            'position', round(c.lat::numeric, 5) || ', ' || round(c.lng::numeric, 5))
    FROM safety_checks c JOIN rides r ON r.id = c.ride_id
    -- Of a ride that a service booked, the passenger can be called.
    JOIN users u ON u.id = coalesce((SELECT s.user_id FROM ride_members s WHERE r.payment_method = 'account' AND s.ride_id = r.id
                                         AND s.seat = 0 AND s.left_at IS NULL), r.organizer_id)
   WHERE r.status = 'in_progress' AND c.asked_at < $1::timestamptz - $7::float8 * interval '1 minute'
     AND NOT EXISTS (SELECT 1 FROM safety_answers a WHERE a.check_id = c.id AND a.answer IS NOT NULL)
  UNION ALL
  SELECT 'payment:' || p.id || ':failing:' || extract(epoch FROM p.recover_before)::bigint, 'payment_failing', p.ride_id,
         jsonb_build_object('since', p.created_at, 'until', p.recover_before, 'name', u.name, 'phone', u.phone)
    FROM payments p JOIN rides r ON r.id = p.ride_id JOIN users u ON u.id = p.payer_id
   WHERE p.recover_before IS NOT NULL AND p.state NOT IN ('authorized', 'captured', 'released')
     AND r.status IN ('confirmed', 'en_route', 'in_progress')
  UNION ALL
  SELECT 'review:' || v.id, 'low_rating', v.ride_id,
         jsonb_build_object('stars', v.rating, 'driverId', d.id, 'name', u.name, 'comment', left(v.comment, 200))
    FROM reviews v JOIN drivers d ON d.id = v.driver_id JOIN users u ON u.id = d.user_id
   WHERE v.rating <= $6 AND v.replied_at IS NULL AND v.hidden_at IS NULL AND v.created_at > $1::timestamptz - interval '${REVIEW_DAYS} days'
  UNION ALL
  SELECT 'application:' || d.id || ':' || extract(epoch FROM coalesce(a.submitted_at, d.created_at)), 'application_waiting', NULL,
         jsonb_build_object('driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone), 'vehicle', d.vehicle)
    FROM drivers d JOIN users u ON u.id = d.user_id LEFT JOIN driver_applications a ON a.driver_id = d.id WHERE d.application_status = 'applied'
  UNION ALL
  SELECT 'driver:' || d.id || ':document:' || doc.document_group || ':' || doc.expires_on, 'documents_expiring', NULL,
         jsonb_build_object('driverId', d.id, 'name', u.name, 'phone', coalesce(u.phone, d.phone),
                            'document', doc.document_group, 'expiresOn', to_char(doc.expires_on, 'YYYY-MM-DD'))
    FROM drivers d JOIN users u ON u.id = d.user_id, LATERAL (
      SELECT o.id, o.document_group, o.expires_on FROM driver_documents o
       WHERE o.driver_id = d.id AND o.expires_on <= $8::date
         -- One that is renewed is followed by one that is valid for longer. A refused one counts until another is accepted.
         AND NOT EXISTS (SELECT 1 FROM driver_documents n
                          WHERE n.driver_id = d.id AND n.document_group = o.document_group AND n.state = 'accepted'
                            AND (o.state <> 'accepted' OR n.expires_on IS NULL OR (n.expires_on, n.id) > (o.expires_on, o.id)))
       ORDER BY o.expires_on, o.id LIMIT 1) doc
   WHERE d.application_status = 'approved'
  UNION ALL
  SELECT 'queue:' || q.name || ':failed:' || extract(epoch FROM failed.since), 'jobs_failed', NULL,
         jsonb_build_object('since', failed.since, 'queue', q.name, 'count', failed.count, 'lastAt', failed.last)
    FROM jobs.queue q, LATERAL (
      SELECT min(j.completed_on) AS since, max(j.completed_on) AS last, count(*) AS count FROM jobs.job j
       WHERE j.name = q.name AND j.state = 'failed'
         -- An operator who closed an alert has dealt with the failures that it counted.
         AND j.completed_on > coalesce((SELECT max((a.data ->> 'lastAt')::timestamptz) FROM money_alerts a
                                         WHERE a.kind = 'jobs_failed' AND a.data ->> 'queue' = q.name AND a.closed_by IS NOT NULL), '-infinity')
         -- The next run of a recurring job makes up for one that failed.
         AND NOT (EXISTS (SELECT 1 FROM jobs.schedule s WHERE s.name = q.name)
                  AND EXISTS (SELECT 1 FROM jobs.job n WHERE n.name = q.name AND n.state = 'completed' AND n.completed_on > j.completed_on))) failed
   WHERE failed.count > 0`;

@Injectable()
export class SqlAlertRulesRepository extends AlertRulesRepository {
  async claim(tx: Transaction): Promise<boolean> {
    const [row] = await tx.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('alert rules')) AS "isOurs"`,
    );
    return row!.isOurs;
  }

  async trackStops(tx: Transaction, now: Date): Promise<void> {
    await tx.query(ENDED_STOPS);
    await tx.query(STOPS, [now]);
  }

  async find(
    tx: Transaction,
    { searchMinutes, silentMinutes, stalledMinutes, lateMinutes, lowRating, unansweredMinutes }: AlertThresholds,
    now: Date,
    expiresBy: string,
  ): Promise<Alert[]> {
    return tx.query<Row>(RULES, [
      now,
      searchMinutes,
      silentMinutes,
      stalledMinutes,
      lateMinutes,
      lowRating,
      unansweredMinutes,
      expiresBy,
    ]);
  }
}
