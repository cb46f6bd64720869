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
   * Opens the alert, or updates the open one. One that an operator has closed stays closed while its figures are the
   * same. Operators' pages are told after the commit.
   */
  abstract raise(tx: Transaction, alert: Alert): Promise<void>;
  /** Closes it because its cause has gone. */
  abstract settle(tx: Transaction, key: string): Promise<void>;
  /** Closes those of these kinds whose cause has gone: that are not among `keys`. */
  abstract settleOthers(tx: Transaction, kinds: readonly AlertKind[], keys: readonly string[]): Promise<void>;
  /** The limits that operators have set. */
  abstract thresholds(): Promise<AlertThresholds>;
}
