import type { AlertKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { AlertThresholds } from './alert-thresholds';

export type { AlertThresholds } from './alert-thresholds';

/** Something that an operator must look at. */
export interface Alert {
  /** Identifies the cause: the same key is one alert until it is closed. */
  key: string;
  kind: AlertKind;
  rideId?: number | null;
  paymentId?: number | null;
  ours?: Cents | null;
  theirs?: Cents | null;
  data?: Record<string, unknown>;
}

export abstract class AlertsFacade {
  /**
   * Opens the alert, or updates the open one. An alert that an operator closed stays closed until its cause has been
   * gone or its figures change. Operators' pages are notified after the commit.
   */
  abstract raise(tx: Transaction, alert: Alert): Promise<void>;
  /** Records that the cause of the alert is gone, and closes the alert if it is open. */
  abstract settle(tx: Transaction, key: string): Promise<void>;
  /**
   * Does the same for the alerts of these kinds whose key is not among `keys`.
   * @param seenBefore keeps alerts that were raised since, when the keys were found that long ago
   */
  abstract settleOthers(
    tx: Transaction,
    kinds: readonly AlertKind[],
    keys: readonly string[],
    seenBefore?: Date,
  ): Promise<void>;
  /** When an operator closed the alert; null if it is open, or nobody raised it. */
  abstract closedAt(key: string, tx?: Transaction): Promise<Date | null>;
  /** The current thresholds. */
  abstract thresholds(): Promise<AlertThresholds>;
}
