import { Injectable } from '@nestjs/common';
import type { DisputeState } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Account } from '../../ledger/ledger.facade';
import type { ProviderDispute } from '../dispute-provider';
import type { Dispute } from '../domain/dispute';
import type { DisputeFact } from '../disputes.facade';
import { DisputesRepository, type DisputedPayment, type ListedDispute } from '../disputes.repository';

/** PostgreSQL returns bigint as text. */
type Row<T> = Omit<T, 'amount' | 'fee'> & { amount: string; fee: string };

const DISPUTE = `d.id, d.ride_id AS "rideId", d.payment_id AS "paymentId", d.amount_cents AS amount, d.fee_cents AS fee, d.reason, d.state,
  d.evidence_due_at AS "evidenceDueAt", d.opened_at AS "openedAt", d.closed_at AS "closedAt"`;

@Injectable()
export class SqlDisputesRepository extends DisputesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async paymentOf(tx: Transaction, intentId: string): Promise<DisputedPayment | null> {
    const [row] = await tx.query<DisputedPayment>(
      `SELECT id, ride_id AS "rideId", payer_id AS "payerId", purpose = 'overpayment' AS "isOverpayment" FROM payments WHERE intent_id = $1`,
      [intentId],
    );
    return row ?? null;
  }

  async borneBy(tx: Transaction, disputeId: string): Promise<Account | null> {
    const [row] = await tx.query<{ account: Account }>(
      `SELECT e.account FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id WHERE t.key = 'dispute:' || $1::text AND e.account <> 'provider:clearing'`,
      [disputeId],
    );
    return row?.account ?? null;
  }

  async find(tx: Transaction, disputeId: string): Promise<Dispute | null> {
    const [row] = await tx.query<Row<Dispute>>(`SELECT ${DISPUTE} FROM disputes d WHERE d.id = $1 FOR UPDATE`, [
      disputeId,
    ]);
    return row ? { ...row, amount: Number(row.amount), fee: Number(row.fee) } : null;
  }

  async save(
    tx: Transaction,
    payment: { id: number; rideId: number },
    dispute: ProviderDispute,
    now: { state: DisputeState; closedAt: Date | null },
  ): Promise<void> {
    const { id, amount, reason, fee, feeReturned, evidenceDueAt, openedAt } = dispute;
    await tx.query(
      `INSERT INTO disputes (id, ride_id, payment_id, amount_cents, reason, state, evidence_due_at, opened_at, closed_at, fee_cents)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, amount_cents = EXCLUDED.amount_cents, evidence_due_at = EXCLUDED.evidence_due_at,
         fee_cents = EXCLUDED.fee_cents,
         closed_at = coalesce(disputes.closed_at, EXCLUDED.closed_at)`,
      [
        id,
        payment.rideId,
        payment.id,
        amount,
        reason,
        now.state,
        evidenceDueAt,
        openedAt,
        now.closedAt,
        fee - feeReturned,
      ],
    );
  }

  async list(limit: number): Promise<ListedDispute[]> {
    const rows = await this.database.query<Row<ListedDispute>>(
      `SELECT ${DISPUTE}, u.name AS "payerName" FROM disputes d JOIN payments p ON p.id = d.payment_id JOIN users u ON u.id = p.payer_id
        ORDER BY d.closed_at IS NOT NULL, CASE WHEN d.closed_at IS NULL THEN d.evidence_due_at END, d.opened_at DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount), fee: Number(row.fee) }));
  }

  async findListed(disputeId: string): Promise<ListedDispute | null> {
    const [row] = await this.database.query<Row<ListedDispute>>(
      `SELECT ${DISPUTE}, u.name AS "payerName" FROM disputes d JOIN payments p ON p.id = d.payment_id JOIN users u ON u.id = p.payer_id WHERE d.id = $1`,
      [disputeId],
    );
    return row ? { ...row, amount: Number(row.amount), fee: Number(row.fee) } : null;
  }

  async ofRide(rideId: number): Promise<DisputeFact[]> {
    const rows = await this.database.query<Omit<DisputeFact, 'amount'> & { amount: string }>(
      `SELECT d.id, d.payment_id AS "paymentId", p.payer_id AS "payerId", d.amount_cents AS amount, d.state, d.opened_at AS "openedAt"
         FROM disputes d JOIN payments p ON p.id = d.payment_id WHERE d.ride_id = $1 ORDER BY d.opened_at, d.id`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}
