import type { DriverApplicationView } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredApplication extends Omit<DriverApplicationView, 'submittedAt'> {
  driverId: number;
  submittedAt: Date;
}

export abstract class DriverApplicationsRepository {
  /** Replaces the rejected application of the same driver. */
  abstract store(tx: Transaction, application: StoredApplication): Promise<void>;
  /** Removes the draft once the application is sent. */
  abstract removeDraft(tx: Transaction, userId: number): Promise<void>;
  abstract find(driverId: number): Promise<StoredApplication | null>;
}
