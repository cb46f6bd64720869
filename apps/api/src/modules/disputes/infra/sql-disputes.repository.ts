import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { ProviderDispute } from '../dispute-provider';
import type { Dispute } from '../domain/dispute';
import { DisputesRepository, type ListedDispute } from '../disputes.repository';

/** PostgreSQL's bigint arrives as text. */
type Row<T> = Omit<T, 'amount'> & { amount: string };

const DISPUTE = `d.id, d.ride_id AS "rideId", d.payment_id AS "paymentId", d.amount_cents AS amount, d.reason, d.state,
  d.evidence_due_at AS "evidenceDueAt", d.opened_at AS "openedAt", d.closed_at AS "closedAt"`;

@Injectable()
export class SqlDisputesRepository extends DisputesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async paymentOf(tx: Transaction, intentId: string): Promise<{ id: number; rideId: number } | null> {
    const [row] = await tx.query<{ id: number; rideId: number }>(`SELECT id, ride_id AS "rideId" FROM payments WHERE intent_id = $1`, [intentId]);
    return row ?? null;
  }

  async find(tx: Transaction, disputeId: string): Promise<Dispute | null> {
    const [row] = await tx.query<Row<Dispute>>(`SELECT ${DISPUTE} FROM disputes d WHERE d.id = $1 FOR UPDATE`, [disputeId]);
    return row ? { ...row, amount: Number(row.amount) } : null;
  }

  async save(tx: Transaction, payment: { id: number; rideId: number }, dispute: ProviderDispute, closedAt: Date | null): Promise<void> {
    const { id, amount, reason, state, evidenceDueAt, openedAt } = dispute;
    await tx.query(
      `INSERT INTO disputes (id, ride_id, payment_id, amount_cents, reason, state, evidence_due_at, opened_at, closed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, amount_cents = EXCLUDED.amount_cents, evidence_due_at = EXCLUDED.evidence_due_at,
         closed_at = coalesce(disputes.closed_at, EXCLUDED.closed_at)`,
      [id, payment.rideId, payment.id, amount, reason, state, evidenceDueAt, openedAt, closedAt],
    );
  }

  async list(limit: number): Promise<ListedDispute[]> {
    const rows = await this.database.query<Row<ListedDispute>>(
      `SELECT ${DISPUTE}, u.name AS "payerName" FROM disputes d JOIN payments p ON p.id = d.payment_id JOIN users u ON u.id = p.payer_id
        ORDER BY d.closed_at IS NOT NULL, CASE WHEN d.closed_at IS NULL THEN d.evidence_due_at END, d.opened_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
