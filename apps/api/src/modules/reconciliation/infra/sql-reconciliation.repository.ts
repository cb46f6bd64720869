import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import type { ComparedPayment, ComparedPayout, RiderBalance } from '../domain/difference';
import type { Movement, Origin } from '../provider-records';
import { ReconciliationRepository, type Run, type RunChange } from '../reconciliation.repository';

const RUN = `r.id, r.state, u.name AS "startedBy", r.started_at AS "startedAt", r.finished_at AS "finishedAt", r.since, r.records, r.compared,
  r.differences, r.suspects`;
const FROM = `reconciliation_runs r LEFT JOIN users u ON u.id = r.started_by`;
const UNDER_WAY = `r.state IN ('running', 'looking_again')`;

const COLUMN_OF: Readonly<Record<keyof RunChange, string>> = {
  state: 'state',
  finishedAt: 'finished_at',
  records: 'records',
  compared: 'compared',
  differences: 'differences',
  suspects: 'suspects',
};

interface PaymentRow {
  paymentId: number | null;
  rideId: number | null;
  intentId: string | null;
  recordedCaptured: string;
  recordedRefunded: string;
  bookedCaptured: string;
  bookedRefunded: string;
  bookedDisputed: string;
  providerCaptured: string;
  providerRefunded: string;
  providerDisputed: string;
}

@Injectable()
export class SqlReconciliationRepository extends ReconciliationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async begin(tx: Transaction, { since, startedBy }: { since: Date; startedBy: number | null }): Promise<Run | null> {
    await tx.query(`UPDATE reconciliation_runs r SET state = 'failed', finished_at = now() WHERE ${UNDER_WAY} AND started_at < now() - interval '1 hour'`);
    const [row] = await tx.query<{ id: number }>(`INSERT INTO reconciliation_runs (since, started_by) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id`, [since, startedBy]);
    if (!row) return null;
    const [run] = await tx.query<Run>(`SELECT ${RUN} FROM ${FROM} WHERE r.id = $1`, [row.id]);
    return run!;
  }

  async lastBegin(tx: Transaction): Promise<Date | null> {
    const [row] = await tx.query<{ at: Date | null }>(`SELECT max(started_at) AS at FROM reconciliation_runs WHERE state = 'finished'`);
    return row?.at ?? null;
  }

  async current(tx?: Transaction): Promise<Run | null> {
    const [run] = await (tx ?? this.database).query<Run>(`SELECT ${RUN} FROM ${FROM} WHERE ${UNDER_WAY}`);
    return run ?? null;
  }

  async find(runId: number): Promise<Run | null> {
    const [run] = await this.database.query<Run>(`SELECT ${RUN} FROM ${FROM} WHERE r.id = $1`, [runId]);
    return run ?? null;
  }

  async change(tx: Transaction, runId: number, change: RunChange): Promise<void> {
    const fields = (Object.keys(COLUMN_OF) as (keyof RunChange)[]).filter((field) => change[field] !== undefined);
    const values = fields.map((field) => (field === 'suspects' ? JSON.stringify(change[field]) : change[field]));
    await tx.query(
      `UPDATE reconciliation_runs SET ${fields.map((field, index) => `${COLUMN_OF[field]} = $${index + 2}`).join(', ')} WHERE id = $1`,
      [runId, ...values],
    );
  }

  async list(limit: number): Promise<Run[]> {
    return this.database.query<Run>(`SELECT ${RUN} FROM ${FROM} ORDER BY r.id DESC LIMIT $1`, [limit]);
  }

  async unknown(movementIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM unnest($1::text[]) AS asked (id) WHERE NOT EXISTS (SELECT 1 FROM provider_movements m WHERE m.id = asked.id)`,
      [movementIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async store(movements: readonly (Movement & Origin)[]): Promise<void> {
    for (const { id, type, sourceId, intentId, transferId, amount, fee, at } of movements) {
      await this.database.query(
        `INSERT INTO provider_movements (id, type, source_id, intent_id, transfer_id, amount_cents, fee_cents, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        [id, type, sourceId, intentId, transferId, amount, fee, at],
      );
    }
  }

  async payments(since: Date): Promise<ComparedPayment[]> {
    const rows = await this.database.query<PaymentRow>(
      `WITH touched AS (
         SELECT p.id AS payment_id, m.intent_id FROM (SELECT DISTINCT intent_id FROM provider_movements WHERE created_at >= $1 AND intent_id IS NOT NULL) m
           LEFT JOIN payments p ON p.intent_id = m.intent_id
         UNION
         SELECT p.id, p.intent_id FROM payments p
          WHERE p.id IN (SELECT payment_id FROM ledger_transactions WHERE at >= $1 AND payment_id IS NOT NULL)
             OR p.id IN (SELECT payment_id FROM money_alerts WHERE closed_at IS NULL AND payment_id IS NOT NULL)
             OR p.captured_at >= $1
         UNION
         SELECT NULL, data ->> 'intentId' FROM money_alerts WHERE closed_at IS NULL AND kind = 'unknown_charge'
       )
       SELECT t.payment_id AS "paymentId", p.ride_id AS "rideId", t.intent_id AS "intentId", round(coalesce(p.captured, 0) * 100)::text AS "recordedCaptured",
              (SELECT coalesce(sum(amount_cents), 0) FROM refunds f WHERE f.payment_id = t.payment_id AND f.state = 'succeeded')::text AS "recordedRefunded",
              coalesce(b.captured, 0)::text AS "bookedCaptured", coalesce(b.refunded, 0)::text AS "bookedRefunded", coalesce(b.disputed, 0)::text AS "bookedDisputed",
              coalesce(m.captured, 0)::text AS "providerCaptured", coalesce(m.refunded, 0)::text AS "providerRefunded", coalesce(m.disputed, 0)::text AS "providerDisputed"
         FROM touched t LEFT JOIN payments p ON p.id = t.payment_id
         LEFT JOIN LATERAL (
           SELECT sum(e.amount_cents) FILTER (WHERE l.kind NOT IN ('refund', 'refund_failed', 'dispute', 'dispute_won')) AS captured,
                  -sum(e.amount_cents) FILTER (WHERE l.kind IN ('refund', 'refund_failed')) AS refunded,
                  -sum(e.amount_cents) FILTER (WHERE l.kind IN ('dispute', 'dispute_won')) AS disputed
             FROM ledger_transactions l JOIN ledger_entries e ON e.transaction_id = l.id
            WHERE l.payment_id = t.payment_id AND e.account = 'provider:clearing'
         ) b ON true
         LEFT JOIN LATERAL (
           SELECT sum(amount_cents) FILTER (WHERE type IN ('charge', 'payment')) AS captured,
                  -sum(amount_cents) FILTER (WHERE type IN ('refund', 'refund_failure', 'payment_refund', 'payment_failure_refund')) AS refunded,
                  -sum(amount_cents) FILTER (WHERE type = 'adjustment') AS disputed
             FROM provider_movements WHERE intent_id = t.intent_id
         ) m ON true
        ORDER BY 1, 3`,
      [since],
    );
    return rows.map(comparedFrom);
  }

  async payouts(since: Date): Promise<ComparedPayout[]> {
    const rows = await this.database.query<{ payoutId: number | null; transferId: string; booked: string; provider: string }>(
      `WITH touched AS (
         SELECT DISTINCT transfer_id FROM provider_movements WHERE created_at >= $1 AND transfer_id IS NOT NULL
         UNION SELECT transfer_id FROM payouts WHERE greatest(created_at, ended_at) >= $1 AND transfer_id IS NOT NULL
         UNION SELECT data ->> 'transferId' FROM money_alerts WHERE closed_at IS NULL AND kind = 'payout_difference'
       )
       SELECT p.id AS "payoutId", t.transfer_id AS "transferId",
              (SELECT coalesce(-sum(e.amount_cents), 0) FROM ledger_transactions l JOIN ledger_entries e ON e.transaction_id = l.id
                WHERE l.key IN ('payout:' || p.id, 'payout:' || p.id || ':failed') AND e.account = 'provider:clearing')::text AS booked,
              (SELECT coalesce(-sum(amount_cents), 0) FROM provider_movements m WHERE m.transfer_id = t.transfer_id)::text AS provider
         FROM touched t LEFT JOIN payouts p ON p.transfer_id = t.transfer_id
        WHERE p.state IS DISTINCT FROM 'requested' AND p.state IS DISTINCT FROM 'returning'`,
      [since],
    );
    return rows.map((row) => ({ ...row, booked: Number(row.booked), provider: Number(row.provider) }));
  }

  async unevenRiders(): Promise<RiderBalance[]> {
    const rows = await this.database.query<Omit<RiderBalance, 'balance'> & { balance: string }>(
      `SELECT t.ride_id AS "rideId", substr(e.account, 7)::integer AS "riderId", sum(e.amount_cents)::text AS balance
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN rides r ON r.id = t.ride_id
        WHERE e.account LIKE 'rider:%' AND r.status IN ('completed', 'cancelled') AND r.payment_method = 'card'
          AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.ride_id = t.ride_id AND p.state = 'authorized')
        GROUP BY 1, 2 HAVING sum(e.amount_cents) <> 0 ORDER BY 1, 2`,
    );
    return rows.map((row) => ({ ...row, balance: Number(row.balance) }));
  }

  async sumOfLedger(): Promise<Cents> {
    const [row] = await this.database.query<{ sum: string }>(`SELECT coalesce(sum(amount_cents), 0)::text AS sum FROM ledger_entries`);
    return Number(row!.sum);
  }
}

function comparedFrom({ paymentId, rideId, intentId, ...row }: PaymentRow): ComparedPayment {
  return {
    paymentId,
    rideId,
    intentId,
    booked: { captured: Number(row.bookedCaptured), refunded: Number(row.bookedRefunded), disputed: Number(row.bookedDisputed) },
    recorded: { captured: Number(row.recordedCaptured), refunded: Number(row.recordedRefunded) },
    provider: { captured: Number(row.providerCaptured), refunded: Number(row.providerRefunded), disputed: Number(row.providerDisputed) },
  };
}
