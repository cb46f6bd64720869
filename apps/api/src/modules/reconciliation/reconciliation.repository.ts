import type { RunState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { ComparedPayment, ComparedPayout, Difference, RiderBalance } from './domain/difference';
import type { Movement, Origin } from './provider-records';

export interface Run {
  id: number;
  state: RunState;
  startedBy: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  since: Date;
  records: number;
  compared: number;
  differences: number;
  /** What the first look found. */
  suspects: Difference[];
}

export type RunChange = Partial<Pick<Run, 'state' | 'finishedAt' | 'records' | 'compared' | 'differences' | 'suspects'>>;

export abstract class ReconciliationRepository {
  /** Null when another is under way. Gives up one that has not come to an end for an hour. */
  abstract begin(tx: Transaction, run: { since: Date; startedBy: number | null }): Promise<Run | null>;
  /** When the last run that has finished began. */
  abstract lastBegin(tx: Transaction): Promise<Date | null>;
  abstract current(tx?: Transaction): Promise<Run | null>;
  abstract find(runId: number): Promise<Run | null>;
  abstract change(tx: Transaction, runId: number, change: RunChange): Promise<void>;
  /** Newest first. */
  abstract list(limit: number): Promise<Run[]>;
  /** Which of them are not stored yet. */
  abstract unknown(movementIds: readonly string[]): Promise<Set<string>>;
  abstract store(movements: readonly (Movement & Origin)[]): Promise<void>;
  /** Payments, and the provider's intents, that something has happened to since then, or that an open alert is about. */
  abstract payments(since: Date): Promise<ComparedPayment[]>;
  abstract payouts(since: Date): Promise<ComparedPayout[]>;
  /** Riders of rides that are over and collected by card, and whose account is not even. */
  abstract unevenRiders(): Promise<RiderBalance[]>;
  abstract sumOfLedger(): Promise<Cents>;
}
