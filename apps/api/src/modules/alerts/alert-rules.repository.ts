import type { Transaction } from '../../platform/database/database';
import type { AlertThresholds } from './alert-thresholds';
import type { Alert } from './alerts.facade';

/** Finds rides, people and queues of jobs to which the alert rules of operations apply. */
export abstract class AlertRulesRepository {
  /** Claims the check until the transaction ends. @returns false while another transaction has it */
  abstract claim(tx: Transaction): Promise<boolean>;
  /** Records since when the driver of each active ride has not moved. */
  abstract trackStops(tx: Transaction, now: Date): Promise<void>;
  /**
   * All alerts that the rules raise now.
   * @param expiresBy last day of the documents about to expire, YYYY-MM-DD
   */
  abstract find(tx: Transaction, thresholds: AlertThresholds, now: Date, expiresBy: string): Promise<Alert[]>;
}
