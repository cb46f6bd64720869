import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { ComparedPayment, ComparedPayout, RiderBalance } from '../domain/difference';
import type { Book, Totals } from '../domain/totals';
import type { Movement } from '../provider-records';
import {
  ReconciliationRepository,
  type Checkpoint,
  type Run,
  type RunChange,
  type Window,
} from '../reconciliation.repository';
import { ReconciliationRunEntity } from './reconciliation-run.entity';
import { LINES_OF_PAYMENTS, PAYOUTS, TOTALS, UNEVEN_RIDERS } from './statements';

const RUN = `r.id, r.state, u.name AS "startedBy", r.started_at AS "startedAt", r.finished_at AS "finishedAt", r.whole, r.since, r.records, r.compared,
  r.differences, r.suspects`;
const FROM = `reconciliation_runs r LEFT JOIN users u ON u.id = r.started_by`;
const UNDER_WAY = `r.state IN ('running', 'looking_again')`;

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

interface TotalsRow {
  books: Book[] | null;
  ledgerSum: string;
  recordedCaptured: string;
  recordedRefunded: string;
  bookedCaptured: string;
  bookedRefunded: string;
  copied: string;
  creditHad: string;
  creditOwed: string;
  business: Totals['business'];
}

@Injectable()
export class SqlReconciliationRepository extends ReconciliationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async begin(
    tx: Transaction,
    { since, whole, startedBy }: { since: Date; whole: boolean; startedBy: number | null },
  ): Promise<Run | null> {
    await tx.query(
      `UPDATE reconciliation_runs r SET state = 'failed', finished_at = now() WHERE ${UNDER_WAY} AND started_at < now() - interval '1 hour'`,
    );
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO reconciliation_runs (since, whole, started_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
      [since, whole, startedBy],
    );
    if (!row) return null;
    const [run] = await tx.query<Run>(`SELECT ${RUN} FROM ${FROM} WHERE r.id = $1`, [row.id]);
    return run!;
  }

  async lastCheckpoint(tx?: Transaction): Promise<(Checkpoint & { startedAt: Date }) | null> {
    const where = { state: 'finished', checkpoint: Not(IsNull()) } as const;
    const last = await this.database.orm(
      (manager) => manager.findOne(ReconciliationRunEntity, { where, order: { id: 'DESC' } }),
      tx,
    );
    return last ? { ...last.checkpoint!, startedAt: last.startedAt } : null;
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
    await tx.manager.update(ReconciliationRunEntity, { id: runId }, change);
  }

  async list(limit: number): Promise<Run[]> {
    return this.database.query<Run>(`SELECT ${RUN} FROM ${FROM} ORDER BY r.id DESC LIMIT $1`, [limit]);
  }

  async store(movements: readonly Movement[]): Promise<number> {
    const column = <K extends keyof Movement>(key: K) => movements.map((movement) => movement[key]);
    const rows = await this.database.query<{ fresh: boolean }>(
      `INSERT INTO provider_movements (id, type, source_id, intent_id, transfer_id, amount_cents, fee_cents, created_at)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::timestamptz[])
       ON CONFLICT (id) DO UPDATE SET type = EXCLUDED.type, source_id = EXCLUDED.source_id, intent_id = EXCLUDED.intent_id, transfer_id = EXCLUDED.transfer_id,
         amount_cents = EXCLUDED.amount_cents, fee_cents = EXCLUDED.fee_cents, created_at = EXCLUDED.created_at
       RETURNING xmax = 0 AS fresh`,
      [
        column('id'),
        column('type'),
        column('sourceId'),
        column('intentId'),
        column('transferId'),
        column('amount'),
        column('fee'),
        column('at'),
      ],
    );
    return rows.filter(({ fresh }) => fresh).length;
  }

  async payments({ since, afterLedgerId }: Window): Promise<ComparedPayment[]> {
    return (await this.database.query<PaymentRow>(LINES_OF_PAYMENTS, [since, afterLedgerId])).map(comparedFrom);
  }

  async payouts({ since, afterLedgerId }: Window): Promise<ComparedPayout[]> {
    const rows = await this.database.query<{
      payoutId: number | null;
      transferId: string;
      booked: string;
      provider: string;
    }>(PAYOUTS, [since, afterLedgerId]);
    return rows.map((row) => ({ ...row, booked: Number(row.booked), provider: Number(row.provider) }));
  }

  async unevenRiders({ afterLedgerId, openRides }: Window): Promise<(RiderBalance & { due: boolean })[]> {
    const rows = await this.database.query<Omit<RiderBalance, 'balance'> & { balance: string; due: boolean }>(
      UNEVEN_RIDERS,
      [afterLedgerId, openRides],
    );
    return rows.map((row) => ({ ...row, balance: Number(row.balance) }));
  }

  async ledgerIdAt(moment: Date): Promise<number> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM ledger_transactions WHERE at < $1 ORDER BY at DESC, id DESC LIMIT 1`,
      [moment],
    );
    return Number(row?.id ?? 0);
  }

  async totals(ledgerId: number): Promise<Totals> {
    const [row] = await this.database.query<TotalsRow>(TOTALS, [ledgerId]);
    const { books, ledgerSum, recordedCaptured, recordedRefunded, bookedCaptured, bookedRefunded, copied } = row!;
    const { creditHad, creditOwed, business } = row!;
    return {
      books: books ?? [],
      ledgerSum: Number(ledgerSum),
      recorded: { captured: Number(recordedCaptured), refunded: Number(recordedRefunded) },
      booked: { captured: Number(bookedCaptured), refunded: Number(bookedRefunded) },
      credits: { had: Number(creditHad), owed: Number(creditOwed) },
      business,
      copied: Number(copied),
    };
  }
}

function comparedFrom({ paymentId, rideId, intentId, ...row }: PaymentRow): ComparedPayment {
  return {
    paymentId,
    rideId,
    intentId,
    booked: {
      captured: Number(row.bookedCaptured),
      refunded: Number(row.bookedRefunded),
      disputed: Number(row.bookedDisputed),
    },
    recorded: { captured: Number(row.recordedCaptured), refunded: Number(row.recordedRefunded) },
    provider: {
      captured: Number(row.providerCaptured),
      refunded: Number(row.providerRefunded),
      disputed: Number(row.providerDisputed),
    },
  };
}
