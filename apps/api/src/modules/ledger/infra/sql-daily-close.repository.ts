import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { DailyCloseRepository } from '../daily-close.repository';
import type { Movement } from '../domain/daily-close';

@Injectable()
export class SqlDailyCloseRepository extends DailyCloseRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async movements(since: Date, before: Date, timeZone: string): Promise<Movement[]> {
    const rows = await this.database.query<Omit<Movement, 'amount'> & { amount: string }>(
      `SELECT CASE WHEN t.at >= $1 THEN to_char(t.at AT TIME ZONE $3, 'YYYY-MM-DD') END AS day, t.kind,
              CASE split_part(e.account, ':', 1) WHEN 'rider' THEN 'riders' WHEN 'driver' THEN 'drivers' ELSE e.account END AS account,
              sum(e.amount_cents)::text AS amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.at < $2 GROUP BY 1, 2, 3`,
      [since, before, timeZone],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
