import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { DRIVEN_DISTANCE } from '../../tracking/tracking.facade';
import { TaxBooksRepository, type MonthOfKind } from '../tax-books.repository';

type Row = Record<keyof MonthOfKind, string> & Pick<MonthOfKind, 'month' | 'kind' | 'trips' | 'plannedTrips'>;

/**
 * Read model over ledger_entries, ledger_transactions, rides and driven_points. One statement keeps its figures
 * consistent.
 */
@Injectable()
export class SqlTaxBooksRepository extends TaxBooksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async months(driverId: number, from: Date, before: Date, timeZone: string): Promise<MonthOfKind[]> {
    const rows = await this.database.query<Row>(
      `SELECT to_char(t.at AT TIME ZONE $4, 'YYYY-MM') AS month, t.kind, sum(e.amount_cents) AS amount,
              count(r.id)::int AS trips, coalesce(sum(round(r.base_fare * 100)), 0) AS "baseFares",
              coalesce(sum(CASE WHEN d.complete THEN d.unshared_meters ELSE r.distance_meters * d.unshared_part END), 0) AS meters,
              (count(r.id) FILTER (WHERE d.complete IS NOT TRUE))::int AS "plannedTrips",
              coalesce(sum(0 - f.amount_cents), 0) AS "payoutFees"
         FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         LEFT JOIN rides r ON r.id = t.ride_id AND t.kind = 'fare'
         LEFT JOIN LATERAL (${DRIVEN_DISTANCE}) d ON r.id IS NOT NULL
         LEFT JOIN ledger_entries f ON f.transaction_id = t.id AND f.account = 'platform:fees' AND t.kind IN ('payout_fee', 'payout_failed')
        WHERE e.account = $1 AND t.at >= $2 AND t.at < $3
        GROUP BY 1, 2`,
      [`driver:${driverId}`, from, before, timeZone],
    );
    return rows.map(({ month, kind, trips, plannedTrips, amount, baseFares, meters, payoutFees }) => ({
      month,
      kind,
      trips,
      plannedTrips,
      amount: Number(amount),
      baseFares: Number(baseFares),
      meters: Number(meters),
      payoutFees: Number(payoutFees),
    }));
  }
}
