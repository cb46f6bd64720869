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
   * Opens the alert, or updates the open one. An alert that an operator closed stays closed while its figures are the
   * same. Operators' pages are notified after the commit.
   */
  abstract raise(tx: Transaction, alert: Alert): Promise<void>;
  /** Closes the alert because its cause is gone. */
  abstract settle(tx: Transaction, key: string): Promise<void>;
  /** Closes the alerts of these kinds whose key is not among `keys`, because their cause is gone. */
  abstract settleOthers(tx: Transaction, kinds: readonly AlertKind[], keys: readonly string[]): Promise<void>;
  /** The current thresholds. */
  abstract thresholds(): Promise<AlertThresholds>;
}
