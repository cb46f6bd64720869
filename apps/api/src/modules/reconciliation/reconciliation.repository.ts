import type { RunState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { ComparedPayment, ComparedPayout, Difference, RiderBalance } from './domain/difference';
import type { Book, Totals } from './domain/totals';
import type { Movement } from './provider-records';

export interface Run {
  id: number;
  state: RunState;
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  whole: boolean;
  since: Date;
  records: number;
  compared: number;
  differences: number;
  /** What the first look found. */
  suspects: Difference[];
}

export type RunChange = Partial<
  Pick<Run, 'state' | 'finishedAt' | 'whole' | 'since' | 'records' | 'compared' | 'differences' | 'suspects'> & {
    checkpoint: Checkpoint;
  }
>;

/** Up to where a comparison that has finished leaves nothing to compare again. */
export interface Checkpoint {
  /** The last transaction of the ledger that belongs to it. */
  ledgerId: number;
  /** The accounts as they were with it: what they must be for ever. */
  books: Book[];
  /** Rides that somebody still owed something for, or had paid too much. */
  openRides: number[];
  /** By how much sums since ever differed that comparing every line had not explained away. */
  unexplained: string;
}

/** What is compared line by line. */
export interface Window {
  /** Of the provider's records and our payments. */
  since: Date;
  /** Transactions of the ledger after this one. */
  afterLedgerId: number;
  openRides: readonly number[];
}

export abstract class ReconciliationRepository {
  /** Null when another is under way. Gives up one that has not come to an end for an hour. */
  abstract begin(tx: Transaction, run: { since: Date; whole: boolean; startedBy: number | null }): Promise<Run | null>;
  /** Of the last run that has finished, and when that began. */
  abstract lastCheckpoint(tx?: Transaction): Promise<(Checkpoint & { startedAt: Date }) | null>;
  abstract current(tx?: Transaction): Promise<Run | null>;
  abstract find(runId: number): Promise<Run | null>;
  abstract change(tx: Transaction, runId: number, change: RunChange): Promise<void>;
  /** Newest first. */
  abstract list(limit: number): Promise<Run[]>;
  /** Keeps the provider's records as they are now. @returns how many are new */
  abstract store(movements: readonly Movement[]): Promise<number>;
  /** Payments, and the provider's intents, that something of the window is about, or an open alert. */
  abstract payments(window: Window): Promise<ComparedPayment[]>;
  abstract payouts(window: Window): Promise<ComparedPayout[]>;
  /** Riders whose account for a ride of the window is not even; `due` once the ride is over and collected by card. */
  abstract unevenRiders(window: Window): Promise<(RiderBalance & { due: boolean })[]>;
  /** The last transaction of the ledger before a moment, 0 when there is none. */
  abstract ledgerIdAt(moment: Date): Promise<number>;
  /** Sums since ever, of one moment. */
  abstract totals(ledgerId: number): Promise<Totals>;
}
