import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { ProviderReportsRepository, type ParkedReport } from '../provider-reports.repository';
import type { ProviderReport } from '../webhooks.facade';

interface Row {
  id: string;
  type: string;
  intentId: string | null;
  payload: { account?: string | null; object?: { id?: string; object?: string; status?: string } };
  tries: number;
  receivedAt: Date;
  nextTryAt: Date | null;
}

const REPORT = `id, type, intent_id AS "intentId", payload, tries, received_at AS "receivedAt", next_try_at AS "nextTryAt"`;

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
      `INSERT INTO stripe_events (id, type, intent_id, handled, payload) VALUES ($1, $2, $3, true, $4) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, type, intentId, JSON.stringify(payload)],
    );
    return rows.length > 0;
  }

  async markHandled(tx: Transaction, reportId: string): Promise<void> {
    await tx.query(`UPDATE stripe_events SET handled = true, next_try_at = NULL WHERE id = $1`, [reportId]);
  }

  async findParked(reportId: string): Promise<ParkedReport | null> {
    const [row] = await this.database.query<Row>(`SELECT ${REPORT} FROM stripe_events WHERE id = $1 AND NOT handled AND NOT ignored`, [reportId]);
    return row ? reportOf(row) : null;
  }

  async lockParked(tx: Transaction, reportId: string): Promise<boolean> {
    const rows = await tx.query<object>(`SELECT 1 FROM stripe_events WHERE id = $1 AND NOT handled AND NOT ignored FOR UPDATE`, [reportId]);
    return rows.length > 0;
  }

  async listParked(limit: number): Promise<ParkedReport[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${REPORT} FROM stripe_events WHERE NOT handled AND NOT ignored ORDER BY received_at DESC, id LIMIT $1`,
      [limit],
    );
    return rows.map(reportOf);
  }

  async park(tx: Transaction, reportId: string, tries: number, nextTryAt: Date | null): Promise<void> {
    await tx.query(`UPDATE stripe_events SET handled = false, tries = $2, next_try_at = $3 WHERE id = $1`, [reportId, tries, nextTryAt]);
  }

  async dismiss(tx: Transaction, reportId: string): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE stripe_events SET ignored = true, next_try_at = NULL WHERE id = $1 AND NOT handled AND NOT ignored RETURNING id`,
      [reportId],
    );
    return rows.length > 0;
  }
}

function reportOf({ payload, ...row }: Row): ParkedReport {
  const { account = null, object = {} } = payload;
  return { ...row, account, object: { id: object.id ?? null, kind: object.object ?? null, status: object.status ?? null }, payload };
}
