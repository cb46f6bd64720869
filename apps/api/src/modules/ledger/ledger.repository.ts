import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Account, Entry, LedgerLine, Posting, TransactionKind } from './ledger.facade';

/** A null field does not filter. */
export interface BalanceFilter {
  since: Date | null;
  before: Date | null;
  kinds: readonly TransactionKind[] | null;
}

export abstract class LedgerRepository {
  /** @returns the transaction's id, or null when its key already exists */
  abstract insertTransaction(tx: Transaction, posting: Posting): Promise<string | null>;
  /** Inserts all entries in one statement. */
  abstract insertEntries(tx: Transaction, transactionId: string, entries: readonly Entry[]): Promise<void>;
  abstract linesOfRide(rideId: number, tx?: Transaction): Promise<LedgerLine[]>;
  abstract linesOf(account: Account, limit: number): Promise<LedgerLine[]>;
  abstract linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]>;
  abstract balanceOf(account: Account, filter: BalanceFilter, tx?: Transaction): Promise<Cents>;
  abstract countOf(account: Account, kind: TransactionKind, since: Date): Promise<number>;
}
