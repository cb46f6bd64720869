import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Account, Entry, LedgerLine, Posting, TransactionKind } from '../ledger.facade';
import { LedgerRepository, type BalanceFilter } from '../ledger.repository';

/** PostgreSQL returns bigint columns as text. */
interface Row extends Omit<LedgerLine, 'transactionId' | 'amount'> {
  transactionId: string;
  amount: string;
}

const LINES = `
  SELECT t.id AS "transactionId", t.kind, t.ride_id AS "rideId", e.account, e.amount_cents AS amount, t.at
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id`;

@Injectable()
export class PostgresLedgerRepository extends LedgerRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insertTransaction(tx: Transaction, { key, kind, rideId, paymentId }: Posting): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>(
      `INSERT INTO ledger_transactions (key, kind, ride_id, payment_id) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [key, kind, rideId, paymentId ?? null],
    );
    return row?.id ?? null;
  }

  async insertEntries(tx: Transaction, transactionId: string, entries: readonly Entry[]): Promise<void> {
    await tx.query(
      `INSERT INTO ledger_entries (transaction_id, account, amount_cents)
       SELECT $1, account, amount FROM unnest($2::text[], $3::bigint[]) AS entry (account, amount)`,
      [transactionId, entries.map((entry) => entry.account), entries.map((entry) => entry.amount)],
    );
  }

  async linesOfRide(rideId: number, tx?: Transaction): Promise<LedgerLine[]> {
    return linesFrom(await (tx ?? this.database).query<Row>(`${LINES} WHERE t.ride_id = $1 ORDER BY e.id`, [rideId]));
  }

  async linesOf(account: Account, limit: number): Promise<LedgerLine[]> {
    return linesFrom(
      await this.database.query<Row>(`${LINES} WHERE e.account = $1 ORDER BY e.id DESC LIMIT $2`, [account, limit]),
    );
  }

  async linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]> {
    return linesFrom(
      await this.database.query<Row>(`${LINES} WHERE e.account = $1 AND t.at >= $2 AND t.at < $3 ORDER BY e.id`, [
        account,
        from,
        before,
      ]),
    );
  }

  async balanceOf(account: Account, { since, before, kinds }: BalanceFilter, tx?: Transaction): Promise<Cents> {
    const [row] = await (tx ?? this.database).query<{ balance: string }>(
      `SELECT coalesce(sum(e.amount_cents), 0) AS balance FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account = $1 AND ($2::timestamptz IS NULL OR t.at >= $2) AND ($3::timestamptz IS NULL OR t.at < $3)
          AND ($4::text[] IS NULL OR t.kind = ANY ($4))`,
      [account, since, before, kinds],
    );
    return Number(row?.balance ?? 0);
  }

  async countOf(account: Account, kind: TransactionKind, since: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(DISTINCT t.id)::int AS count FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account = $1 AND t.kind = $2 AND t.at >= $3`,
      [account, kind, since],
    );
    return row?.count ?? 0;
  }
}

function linesFrom(rows: readonly Row[]): LedgerLine[] {
  return rows.map((row) => ({ ...row, transactionId: Number(row.transactionId), amount: Number(row.amount) }));
}
