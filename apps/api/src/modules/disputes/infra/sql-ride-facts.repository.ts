import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { RideFacts } from '../domain/statement';
import { RideFactsRepository } from '../ride-facts.repository';

/** As for drivers' taxes, a trace counts only without gaps: at most two minutes and no leap between positions, and at both ends. */
const DRIVEN = `
  SELECT sum(leg) FILTER (WHERE leg >= 15) AS meters,
         count(*) > 1 AND min(at) <= r.started_at + interval '2 minutes' AND max(at) >= r.completed_at - interval '2 minutes'
           AND bool_and(seconds IS NULL OR (seconds <= 120 AND leg <= 45 * seconds + 200)) AS complete
    FROM (
      SELECT at, extract(epoch FROM at - lag(at) OVER trace) AS seconds,
             111195 * sqrt(power((lat_e5 - lag(lat_e5) OVER trace) / 1e5, 2)
               + power((lng_e5 - lag(lng_e5) OVER trace) / 1e5 * cos(radians(lat_e5 / 1e5)), 2)) AS leg
        FROM driven_points WHERE ride_id = r.id AND driver_id = r.driver_id AND at BETWEEN r.started_at AND r.completed_at
      WINDOW trace AS (ORDER BY at)) legs`;

/** Read model over disputes, payments, rides, ride_members, receipts and driven_points. */
@Injectable()
export class SqlRideFactsRepository extends RideFactsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async ofDispute(disputeId: string): Promise<RideFacts | null> {
    const [row] = await this.database.query<RideFacts>(
      `SELECT r.id AS "rideId", u.name AS "payerName", r.pickup_location AS pickup, r.dropoff_location AS destination,
              r.created_at AS "bookedAt", r.accepted_at AS "acceptedAt", r.arrived_at AS "arrivedAt", r.started_at AS "startedAt",
              r.completed_at AS "completedAt", r.cancelled_at AS "cancelledAt",
              (SELECT min(m.verified_at) FROM ride_members m WHERE m.ride_id = r.id AND m.user_id = p.payer_id) AS "boardedAt",
              CASE WHEN t.complete THEN round(t.meters)::integer END AS "drivenMeters", b.number AS "receiptNumber"
         FROM disputes d JOIN payments p ON p.id = d.payment_id JOIN rides r ON r.id = d.ride_id JOIN users u ON u.id = p.payer_id
         LEFT JOIN receipts b ON b.ride_id = r.id AND b.payer_id = p.payer_id
         LEFT JOIN LATERAL (${DRIVEN}) t ON true WHERE d.id = $1`,
      [disputeId],
    );
    return row ?? null;
  }
}
