import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { ProviderReportsRepository } from '../provider-reports.repository';
import type { ProviderReport } from '../webhooks.facade';

@Injectable()
export class PostgresProviderReportsRepository extends ProviderReportsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async isKnown(reportId: string): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT 1 FROM stripe_events WHERE id = $1`, [reportId]);
    return rows.length > 0;
  }

  async insert(tx: Transaction, { id, type, intentId, payload }: ProviderReport): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, $2, $3, false, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, intentId, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  async markHandled(tx: Transaction, reportId: string): Promise<void> {
    await tx.query(`UPDATE stripe_events SET handled = true WHERE id = $1`, [reportId]);
  }
}
