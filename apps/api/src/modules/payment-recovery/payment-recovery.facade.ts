import type { Transaction } from '../../platform/database/database';
import type { Failure } from '../payments/payment-provider.facade';
import type { StoredPayment } from '../payments/payment-records.facade';
import type { Ride } from '../rides/rides.facade';

export type RecoverableRide = Pick<
  Ride,
  | 'id'
  | 'status'
  | 'scheduledAt'
  | 'dropoffLocation'
  | 'pledgeDeadline'
  | 'pledgeClosedAt'
  | 'pledgeFixBy'
  | 'splitMode'
>;

export abstract class PaymentRecoveryFacade {
  /**
   * Notifies the payer of the decline and sets the recovery deadline. Further declines do not extend it. Runs in the
   * caller's transaction, under the ride's lock.
   */
  abstract ask(tx: Transaction, ride: RecoverableRide, payment: StoredPayment, failure: Failure): Promise<void>;
}
