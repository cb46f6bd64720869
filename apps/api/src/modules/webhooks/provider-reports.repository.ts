import type { Transaction } from '../../platform/database/database';
import type { ProviderReport } from './webhooks.facade';

/** What the provider has reported, each report once. */
export abstract class ProviderReportsRepository {
  abstract isKnown(reportId: string): Promise<boolean>;
  /** Parked until somebody says that it concerned us. @returns false when it was there before */
  abstract insert(tx: Transaction, report: ProviderReport): Promise<boolean>;
  abstract markHandled(tx: Transaction, reportId: string): Promise<void>;
}
