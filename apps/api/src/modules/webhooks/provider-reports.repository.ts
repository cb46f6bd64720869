import type { Transaction } from '../../platform/database/database';
import type { ProviderReport } from './webhooks.facade';

/** A report that concerned nothing of ours so far. */
export interface ParkedReport extends ProviderReport {
  tries: number;
  receivedAt: Date;
  /** Null when that is left to a person. */
  nextTryAt: Date | null;
}

/** What the provider has reported, each report once. */
export abstract class ProviderReportsRepository {
  abstract isKnown(reportId: string): Promise<boolean>;
  /** Stores a report as handled; whoever finds that it does not concern us parks it. @returns false when it was there before */
  abstract insert(tx: Transaction, report: ProviderReport): Promise<boolean>;
  abstract markHandled(tx: Transaction, reportId: string): Promise<void>;
  /** Null when it is not parked, any more. */
  abstract findParked(reportId: string): Promise<ParkedReport | null>;
  /** Holds it until the transaction ends. @returns false when it is not parked any more */
  abstract lockParked(tx: Transaction, reportId: string): Promise<boolean>;
  /** Newest first. */
  abstract listParked(limit: number): Promise<ParkedReport[]>;
  /** Not handled yet: tried so often, and again at `nextTryAt`; null leaves it to a person. */
  abstract park(tx: Transaction, reportId: string, tries: number, nextTryAt: Date | null): Promise<void>;
  /** It is not for us. @returns false when it is not parked any more */
  abstract dismiss(tx: Transaction, reportId: string): Promise<boolean>;
}
