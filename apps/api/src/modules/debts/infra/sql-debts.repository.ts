import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DebtsRepository, type Debt } from '../debts.repository';

type Row = Omit<Debt, 'amount'> & { amount: string };

@Injectable()
export class SqlDebtsRepository extends DebtsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list(payerId: number, rideId: number | null, tx?: Transaction): Promise<Debt[]> {
    const rows = await (tx ?? this.database).query<Row>(
      `SELECT r.id AS "rideId", owed.amount, coalesce(r.cancelled_at, r.completed_at) AS since, r.dropoff_location AS "dropoffLocation", r.status = 'cancelled' AS "isFee", r.payment_method = 'cash' AS "inCash",
              EXISTS (SELECT 1 FROM ride_events c WHERE c.ride_id = r.id AND c.type = 'trip_completed' AND c.actor_kind = 'admin') AS "completedByOperations",
              EXISTS (SELECT 1 FROM payments p WHERE p.ride_id = r.id AND p.payer_id = $1 AND p.purpose <> 'tip'
                        AND (p.state = 'authorized' OR p.purpose = 'debt' AND p.state = 'stored')) AS "onItsWay",
              (SELECT p.failure_message FROM payments p WHERE p.ride_id = r.id AND p.payer_id = $1 AND p.purpose = 'debt' ORDER BY p.id DESC LIMIT 1) AS "failureMessage"
         FROM (SELECT t.ride_id, sum(e.amount_cents)::text AS amount
                 FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
                WHERE e.account = 'rider:' || $1::integer AND t.ride_id IS NOT NULL AND ($2::integer IS NULL OR t.ride_id = $2)
                GROUP BY t.ride_id HAVING sum(e.amount_cents) > 0) owed
         JOIN rides r ON r.id = owed.ride_id
        WHERE r.status IN ('completed', 'cancelled')
        ORDER BY since, r.id`,
      [payerId, rideId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
