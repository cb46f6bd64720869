import type { AlertKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

/** Something about money that a person must look at. */
export interface Alert {
  /** Says what it is about: the same key is one alert until it is closed. */
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
   * Opens the alert, or brings the open one up to date. One that an operator has closed stays closed as long as its
   * figures are the same.
   */
  abstract raise(tx: Transaction, alert: Alert): Promise<void>;
  /** Closes it by itself: what it was about has gone. */
  abstract settle(tx: Transaction, key: string): Promise<void>;
  /** Closes by themselves those of these kinds that are not among `keys`. */
  abstract settleOthers(tx: Transaction, kinds: readonly AlertKind[], keys: readonly string[]): Promise<void>;
}
