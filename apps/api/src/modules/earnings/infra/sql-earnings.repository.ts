import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database } from '../../../platform/database/database';
import { EarningsRepository, type EarningsSnapshot, type UnpostedTrip } from '../earnings.repository';
import { EARNING_KINDS } from '../../ledger/ledger.facade';

/** A job posts the fare soon after the trip, but an outage may delay it. */
const POSTED_WITHIN = `interval '7 days'`;
/** A fare counts on the day the trip ended. */
const EARNED_AT = `CASE WHEN t.kind = 'fare' THEN coalesce(r.completed_at, t.at) ELSE t.at END`;

/** Read model over rides, ledger_transactions and ledger_entries. */
@Injectable()
export class SqlEarningsRepository extends EarningsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async baseFares(rideIds: readonly number[]): Promise<Map<number, Cents>> {
    const rows = await this.database.query<{ id: number; baseFare: Cents }>(
      `SELECT id, round(base_fare * 100)::int AS "baseFare" FROM rides WHERE id = ANY ($1)`,
      [rideIds],
    );
    return new Map(rows.map(({ id, baseFare }) => [id, baseFare]));
  }

  /** One statement, so that a fare that is being posted is found either in the ledger or among the unposted trips. */
  async snapshot(driverId: number, { day, week }: { day: Date; week: Date }): Promise<EarningsSnapshot> {
    const [row] = await this.database.query<{ day: string; week: string; trips: number; unposted: UnpostedRow[] }>(
      `WITH earned AS (
         SELECT t.id, t.kind, e.amount_cents AS amount, ${EARNED_AT} AS at
           FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id LEFT JOIN rides r ON r.id = t.ride_id
          WHERE e.account = $1 AND t.kind = ANY ($2) AND t.at >= $4),
       unposted AS (
         SELECT r.id AS "rideId", round(r.base_fare * 100)::int AS "baseFare", r.completed_at AS "completedAt"
           FROM rides r
          WHERE r.driver_id = $5 AND r.status = 'completed' AND r.completed_at > now() - ${POSTED_WITHIN}
            AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.ride_id = r.id AND t.kind = 'fare'))
       SELECT (SELECT coalesce(sum(amount), 0) FROM earned WHERE at >= $3) AS day,
              (SELECT coalesce(sum(amount), 0) FROM earned WHERE at >= $4) AS week,
              (SELECT count(DISTINCT id)::int FROM earned WHERE kind = 'fare' AND at >= $4) AS trips,
              (SELECT coalesce(json_agg(u ORDER BY u."completedAt" DESC), '[]') FROM unposted u) AS unposted`,
      [`driver:${driverId}`, EARNING_KINDS, day, week, driverId],
    );
    return {
      day: Number(row?.day ?? 0),
      week: Number(row?.week ?? 0),
      trips: row?.trips ?? 0,
      unposted: (row?.unposted ?? []).map((trip) => ({ ...trip, completedAt: new Date(trip.completedAt) })),
    };
  }
}

/** The row as JSON returns it. */
type UnpostedRow = Omit<UnpostedTrip, 'completedAt'> & { completedAt: string };
