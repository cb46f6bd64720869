import { Injectable } from '@nestjs/common';
import { ReportDatabase } from '../../../platform/database/report-database';
import { DailyCloseRepository } from '../daily-close.repository';
import { CLOSE_ACCOUNT_OF_OWNERS, type Movement } from '../domain/daily-close';

@Injectable()
export class SqlDailyCloseRepository extends DailyCloseRepository {
  constructor(private readonly database: ReportDatabase) {
    super();
  }

  async movements(since: Date, before: Date, timeZone: string): Promise<Movement[]> {
    const rows = await this.database.query<Omit<Movement, 'amount'> & { amount: string }>(
      `SELECT CASE WHEN t.at >= $1 THEN to_char(t.at AT TIME ZONE $3, 'YYYY-MM-DD') END AS day, t.kind,
              coalesce($4::jsonb ->> split_part(e.account, ':', 1), e.account) AS account,
              sum(e.amount_cents)::text AS amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.at < $2 GROUP BY 1, 2, 3`,
      [since, before, timeZone, JSON.stringify(CLOSE_ACCOUNT_OF_OWNERS)],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
