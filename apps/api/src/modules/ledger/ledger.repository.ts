import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Account, Entry, LedgerLine, Posting, TransactionKind } from './ledger.facade';

export abstract class LedgerRepository {
  /** @returns the transaction's id, or null when its key was there before */
  abstract insertTransaction(tx: Transaction, posting: Posting): Promise<string | null>;
  /** In one statement. */
  abstract insertEntries(tx: Transaction, transactionId: string, entries: readonly Entry[]): Promise<void>;
  abstract linesOfRide(rideId: number): Promise<LedgerLine[]>;
  abstract linesOf(account: Account, limit: number): Promise<LedgerLine[]>;
  abstract balanceOf(account: Account, since: Date | null, kinds: readonly TransactionKind[] | null): Promise<Cents>;
  abstract countOf(account: Account, kind: TransactionKind, since: Date): Promise<number>;
}
