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
  /** The differences that the first comparison found. */
  suspects: Difference[];
}

export type RunChange = Partial<
  Pick<Run, 'state' | 'finishedAt' | 'whole' | 'since' | 'records' | 'compared' | 'differences' | 'suspects'> & {
    checkpoint: Checkpoint;
  }
>;

/** The point up to which a finished comparison need not be repeated. */
export interface Checkpoint {
  /** The last ledger transaction before the checkpoint. */
  ledgerId: number;
  /** The account sums up to that transaction, which must never change. */
  books: Book[];
  /** Rides for which a rider still owed money or had overpaid. */
  openRides: number[];
  /** Differences of the all-time sums that a full comparison could not explain. */
  unexplained: string;
}

/** The range that is compared line by line. */
export interface Window {
  /** Start time of the provider's records and our payments. */
  since: Date;
  /** Only ledger transactions after this one. */
  afterLedgerId: number;
  openRides: readonly number[];
}

export abstract class ReconciliationRepository {
  /** Starts a run; null while another one is in progress. A run that has not finished within an hour is given up. */
  abstract begin(tx: Transaction, run: { since: Date; whole: boolean; startedBy: number | null }): Promise<Run | null>;
  /** The checkpoint and start time of the last finished run. */
  abstract lastCheckpoint(tx?: Transaction): Promise<(Checkpoint & { startedAt: Date }) | null>;
  abstract current(tx?: Transaction): Promise<Run | null>;
  abstract find(runId: number): Promise<Run | null>;
  abstract change(tx: Transaction, runId: number, change: RunChange): Promise<void>;
  /** Newest first. */
  abstract list(limit: number): Promise<Run[]>;
  /** Stores the provider's current records. @returns the number of new ones */
  abstract store(movements: readonly Movement[]): Promise<number>;
  /** Payments and provider intents that the window or an open alert concerns. */
  abstract payments(window: Window): Promise<ComparedPayment[]>;
  abstract payouts(window: Window): Promise<ComparedPayout[]>;
  /** Riders with a non-zero balance for a ride of the window; `due` once the ride is over and collected by card. */
  abstract unevenRiders(window: Window): Promise<(RiderBalance & { due: boolean })[]>;
  /** The last ledger transaction before a moment; 0 when there is none. */
  abstract ledgerIdAt(moment: Date): Promise<number>;
  /** All-time sums, read at one moment. */
  abstract totals(ledgerId: number): Promise<Totals>;
}
