import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { TaxBooksRepository, type MonthOfKind } from '../tax-books.repository';

type Row = Record<keyof MonthOfKind, string> & Pick<MonthOfKind, 'month' | 'kind' | 'trips' | 'plannedTrips'>;

/**
 * The way of a trip through its driver's trace, from start to end, as straight lines between positions. A trace counts only without
 * gaps: between positions, before the first and after the last there are at most two minutes, and no leap faster than 45 m/s with
 * 200 meters for GPS. Legs below 15 meters are the noise of a car that stands.
 */
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

/** Read model over ledger_entries, ledger_transactions, rides and driven_points, in one statement so that its figures belong together. */
@Injectable()
export class SqlTaxBooksRepository extends TaxBooksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async months(driverId: number, from: Date, before: Date, timeZone: string): Promise<MonthOfKind[]> {
    const rows = await this.database.query<Row>(
      `SELECT to_char(t.at AT TIME ZONE $4, 'YYYY-MM') AS month, t.kind, sum(e.amount_cents) AS amount,
              count(r.id)::int AS trips, coalesce(sum(round(r.base_fare * 100)), 0) AS "baseFares",
              coalesce(sum(CASE WHEN d.complete THEN d.meters ELSE r.distance_meters END), 0) AS meters,
              (count(r.id) FILTER (WHERE d.complete IS NOT TRUE))::int AS "plannedTrips",
              coalesce(sum(0 - f.amount_cents), 0) AS "payoutFees"
         FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
         LEFT JOIN rides r ON r.id = t.ride_id AND t.kind = 'fare'
         LEFT JOIN LATERAL (${DRIVEN}) d ON r.id IS NOT NULL
         LEFT JOIN ledger_entries f ON f.transaction_id = t.id AND f.account = 'platform:fees' AND t.kind IN ('payout_fee', 'payout_failed')
        WHERE e.account = $1 AND t.at >= $2 AND t.at < $3
        GROUP BY 1, 2`,
      [`driver:${driverId}`, from, before, timeZone],
    );
    return rows.map(({ month, kind, trips, plannedTrips, amount, baseFares, meters, payoutFees }) => ({
      ...{ month, kind, trips, plannedTrips },
      ...{ amount: Number(amount), baseFares: Number(baseFares) },
      ...{ meters: Number(meters), payoutFees: Number(payoutFees) },
    }));
  }
}
