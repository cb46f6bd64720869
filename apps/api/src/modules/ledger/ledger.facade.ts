import type { TransactionKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Account } from './domain/accounts';

export type { Account, TransactionKind };

/**
 * Kinds that count as a driver's earnings. On a driver's account, a refund that failed gives back what was taken for the
 * refund.
 */
export const EARNING_KINDS: readonly TransactionKind[] = [
  'fare',
  'cancellation_fee',
  'no_show_fee',
  'tip',
  'driver_reversal',
  'refund_failed',
];

export interface Entry {
  account: Account;
  amount: Cents;
}

export interface Posting {
  /** Identifies the transaction: posting the same key again does nothing, so a repeated job posts once. */
  key: string;
  kind: TransactionKind;
  /** Null when the transaction belongs to no single ride, such as a payout. */
  rideId: number | null;
  paymentId?: number;
  /** Zero amounts are left out. */
  entries: Entry[];
}

export interface LedgerLine {
  transactionId: number;
  kind: TransactionKind;
  rideId: number | null;
  account: Account;
  amount: Cents;
  at: Date;
}

export abstract class LedgerFacade {
  /** @returns false when `key` was posted before. @throws RangeError when the entries do not sum to zero */
  abstract post(tx: Transaction, posting: Posting): Promise<boolean>;
  abstract linesOfRide(rideId: number, tx?: Transaction): Promise<LedgerLine[]>;
  /** Lines of a period, oldest first. */
  abstract linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]>;
  /** Newest first. */
  abstract linesOf(account: Account, limit: number): Promise<LedgerLine[]>;
  /** Sum of the account's entries, optionally limited to some kinds or to a period. */
  abstract balanceOf(
    account: Account,
    filter?: { since?: Date; before?: Date; kinds?: TransactionKind[] },
    tx?: Transaction,
  ): Promise<Cents>;
  /** Number of transactions of a kind on the account since a moment. */
  abstract countOf(account: Account, kind: TransactionKind, since: Date): Promise<number>;
}
