import type { Transaction } from '../../platform/database/database';
import type { AlertThresholds } from './alert-thresholds';
import type { Alert } from './alerts.facade';

/** Finds what the rules of operations' alerts are about. */
export abstract class AlertRulesRepository {
  /** Remembers since when each active ride's driver has not moved. */
  abstract trackStops(tx: Transaction, now: Date): Promise<void>;
  /**
   * Everything that deserves an alert now.
   * @param expiresBy last day of the documents about to expire, YYYY-MM-DD
   */
  abstract find(tx: Transaction, thresholds: AlertThresholds, now: Date, expiresBy: string): Promise<Alert[]>;
}
