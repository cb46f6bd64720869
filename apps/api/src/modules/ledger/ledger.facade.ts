import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** The books. A debit is above zero, a credit below; the entries of a transaction sum to zero. */
export type Account =
  /** What a rider owes us (asset). */
  | `rider:${number}`
  /** What a business account owes us (asset). */
  | `business:${number}`
  /** What we owe a driver (liability). */
  | `driver:${number}`
  /** Money on its way through the payment provider (asset). */
  | 'provider:clearing'
  /** Money that arrived at our bank without the payment provider (asset). */
  | 'platform:bank'
  /** Our part: commission and service fee (income). */
  | 'platform:fees'
  /** Tax collected for the state (liability). */
  | 'platform:taxes'
  /** What promotions cost us (expense). */
  | 'platform:promotions'
  /** What we gave back to riders and credited to business accounts at our own cost (expense). */
  | 'platform:refunds'
  /** What riders' banks took back from us, until the dispute is decided, and for good when it is lost (expense). */
  | 'platform:disputes'
  /** What could not be collected from a rider (expense). */
  | 'platform:losses'
  /** Credit that riders can still use (liability). */
  | 'platform:credits'
  /** What granted credit costs us (expense). */
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
  /** Says what it is about; posting the same key again does nothing, so that a repeated job books once. */
  key: string;
  kind: TransactionKind;
  /** Null when it is about no single ride, as a payout. */
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
  /** @returns false when `key` had been posted before. @throws RangeError when the entries do not sum to zero */
  abstract post(tx: Transaction, posting: Posting): Promise<boolean>;
  abstract linesOfRide(rideId: number, tx?: Transaction): Promise<LedgerLine[]>;
  /** Of a time, oldest first. */
  abstract linesBetween(account: Account, from: Date, before: Date): Promise<LedgerLine[]>;
  /** Newest first. */
  abstract linesOf(account: Account, limit: number): Promise<LedgerLine[]>;
  /** Sum of the account's entries, optionally of some kinds, since and before a moment. */
  abstract balanceOf(
    account: Account,
    filter?: { since?: Date; before?: Date; kinds?: TransactionKind[] },
    tx?: Transaction,
  ): Promise<Cents>;
  /** How many transactions of a kind the account has had since a moment. */
  abstract countOf(account: Account, kind: TransactionKind, since: Date): Promise<number>;
}
