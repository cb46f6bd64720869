import type { Transaction } from '../../platform/database/database';
import type { Alert } from './alerts.facade';

/** When operations hear of something, and when riders are asked whether everything is OK. */
export interface AlertThresholds {
  searchMinutes: number;
  silentMinutes: number;
  stalledMinutes: number;
  lateMinutes: number;
  lowRating: number;
  deviationMeters: number;
  deviationMinutes: number;
  longStopMinutes: number;
  unansweredMinutes: number;
}

/** Finds what the rules of operations' alerts are about. */
export abstract class AlertRulesRepository {
  /** Remembers since when each active ride's driver has not moved. */
  abstract trackStops(tx: Transaction, now: Date): Promise<void>;
  /** Everything that deserves an alert now. */
  abstract find(tx: Transaction, thresholds: AlertThresholds, now: Date): Promise<Alert[]>;
}
