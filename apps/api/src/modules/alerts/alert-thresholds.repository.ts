import type { Transaction } from '../../platform/database/database';
import type { AlertThresholds } from './alert-thresholds';

export interface StoredThresholds extends AlertThresholds {
  changedAt: Date;
  changedBy: string;
}

export abstract class AlertThresholdsRepository {
  /** Null until an operator changes the thresholds. */
  abstract find(tx?: Transaction): Promise<StoredThresholds | null>;
  abstract store(tx: Transaction, thresholds: AlertThresholds, changedBy: number): Promise<void>;
}
