import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { EarningsRepository, type UnpostedTrip } from '../earnings.repository';
import { EARNING_KINDS } from '../statement';

/** A fare is posted soon after its trip, by a job that an outage can hold up. */
const POSTED_WITHIN = `interval '7 days'`;
/** The day of a fare is the day its trip ended. */
const EARNED_AT = `CASE WHEN t.kind = 'fare' THEN coalesce(r.completed_at, t.at) ELSE t.at END`;

/** Read model over rides, ledger_transactions and ledger_entries. */
@Injectable()
export class SqlEarningsRepository extends EarningsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async earnedSince(driverId: number, since: Date): Promise<number> {
    const [row] = await this.database.query<{ sum: string }>(
      `SELECT coalesce(sum(e.amount_cents), 0) AS sum
         FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN rides r ON r.id = t.ride_id
        WHERE e.account = $1 AND t.kind = ANY ($2) AND t.at >= $3 AND ${EARNED_AT} >= $3`,
      [`driver:${driverId}`, EARNING_KINDS, since],
    );
    return Number(row?.sum ?? 0);
  }

  async countTripsSince(driverId: number, since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(DISTINCT t.id)::int AS count
         FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN rides r ON r.id = t.ride_id
        WHERE e.account = $1 AND t.kind = 'fare' AND t.at >= $2 AND ${EARNED_AT} >= $2`,
      [`driver:${driverId}`, since],
    );
    return row?.count ?? 0;
  }

  async unpostedTrips(driverId: number): Promise<UnpostedTrip[]> {
    return this.database.query<UnpostedTrip>(
      `SELECT r.id AS "rideId", round(r.base_fare * 100)::int AS "baseFare", r.completed_at AS "completedAt"
         FROM rides r
        WHERE r.driver_id = $1 AND r.status = 'completed' AND r.completed_at > now() - ${POSTED_WITHIN}
          AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.ride_id = r.id AND t.kind = 'fare')
        ORDER BY r.completed_at DESC`,
      [driverId],
    );
  }
}
