import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { DRIVEN_DISTANCE } from '../../tracking/tracking.facade';
import type { RideFacts } from '../domain/statement';
import { RideFactsRepository } from '../ride-facts.repository';

/** Null when operations completed a trip that no driver started, because that sets both times at once. */
const STARTED = 'nullif(r.started_at, r.completed_at)';
const COMPLETED_BY_OPERATIONS = `EXISTS (
  SELECT 1 FROM ride_events e WHERE e.ride_id = r.id AND e.type = 'trip_completed' AND e.actor_kind = 'admin')`;

/** Read model over disputes, payments, rides, ride_events, ride_members, receipts and driven_points. */
@Injectable()
export class SqlRideFactsRepository extends RideFactsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async ofDispute(disputeId: string): Promise<RideFacts | null> {
    const [row] = await this.database.query<RideFacts>(
      `SELECT r.id AS "rideId", u.name AS "payerName", r.pickup_location AS pickup, r.dropoff_location AS destination,
              r.created_at AS "bookedAt", r.accepted_at AS "acceptedAt", r.arrived_at AS "arrivedAt", ${STARTED} AS "startedAt",
              r.completed_at AS "completedAt", ${COMPLETED_BY_OPERATIONS} AS "completedByOperations", r.cancelled_at AS "cancelledAt",
              (SELECT min(m.verified_at) FROM ride_members m WHERE m.ride_id = r.id AND m.user_id = p.payer_id) AS "boardedAt",
              CASE WHEN t.complete THEN round(t.meters)::integer END AS "drivenMeters", b.number AS "receiptNumber"
         FROM disputes d JOIN payments p ON p.id = d.payment_id JOIN rides r ON r.id = d.ride_id JOIN users u ON u.id = p.payer_id
         LEFT JOIN receipts b ON b.ride_id = r.id AND b.payer_id = p.payer_id
         LEFT JOIN LATERAL (${DRIVEN_DISTANCE}) t ON true WHERE d.id = $1`,
      [disputeId],
    );
    return row ?? null;
  }
}
