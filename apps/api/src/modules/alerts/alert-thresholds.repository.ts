import type { Transaction } from '../../platform/database/database';
import type { AlertThresholds, SafetyThresholds } from './alert-rules.repository';

/** Those about safety were added later: they may not have been set. */
export interface StoredThresholds extends Omit<AlertThresholds, keyof SafetyThresholds>, Partial<SafetyThresholds> {
  changedAt: Date;
  changedBy: string;
}

export abstract class AlertThresholdsRepository {
  /** Null until an operator has changed them. */
  abstract find(tx?: Transaction): Promise<StoredThresholds | null>;
  abstract store(tx: Transaction, thresholds: AlertThresholds, changedBy: number): Promise<void>;
}
