import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** Accounts of the ledger. Debits are positive, credits negative; the entries of a transaction sum to zero. */
export type Account =
  /** Amount a rider owes us (asset). */
  | `rider:${number}`
  /** Amount a business account owes us (asset). */
  | `business:${number}`
  /** Amount we owe a driver (liability). */
  | `driver:${number}`
  /** Money in transit through the payment provider (asset). */
  | 'provider:clearing'
  /** Money that arrived at our bank without the payment provider (asset). */
  | 'platform:bank'
  /** Our revenue: commission and service fee (income). */
  | 'platform:fees'
  /** Tax collected for the state (liability). */
  | 'platform:taxes'
  /** Cost of promotions (expense). */
  | 'platform:promotions'
  /** Refunds to riders and credits to business accounts at our own cost (expense). */
  | 'platform:refunds'
  /** Money that riders' banks took back in disputes, returned if we win (expense). */
  | 'platform:disputes'
  /** Debts that could not be collected from riders (expense). */
  | 'platform:losses'
  /** Credit that riders can still use (liability). */
  | 'platform:credits'
  /** Cost of granted credit (expense). */
  | 'platform:goodwill';

export interface Entry {
  account: Account;
  amount: Cents;
}

export type TransactionKind =
  | 'fare'
  | 'capture'
  | 'cash'
  | 'cancellation_fee'
  | 'no_show_fee'
  | 'tip'
  | 'refund'
  | 'refund_failed'
  | 'driver_reversal'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_fee'
  | 'payout'
  | 'payout_fee'
  | 'payout_failed'
  | 'write_off'
  | 'credit_granted'
  | 'credit_used'
  | 'credit_returned'
  | 'credit_lapsed'
  | 'business_payment'
  | 'business_payment_reversed'
  | 'business_credit';

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
