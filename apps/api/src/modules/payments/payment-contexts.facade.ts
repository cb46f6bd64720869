import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';
import type { StoredPayment } from './payment-records.facade';

/** A payment with the facts that decide which steps follow from its intent. */
export interface PaymentContext {
  payment: StoredPayment;
  rideStatus: RideStatus;
  isPledge: boolean;
  /** Whether the payer still has a seat. */
  payerIsMember: boolean;
}

/** A payment with its payer's customer id. */
export interface PaymentWithCustomer {
  payment: StoredPayment;
  /** The provider's customer id of the payer; null while there is none. */
  customer: string | null;
}

/** A ride with a person's payments of it. */
export interface RideToPay {
  ride: Ride;
  /** Without tips and debts, oldest first. */
  own: PaymentWithCustomer[];
}

/**
 * Reads payments in one statement, together with their ride's status and the payer's seat, or with the whole ride and
 * the payer's customer id.
 */
export abstract class PaymentContexts {
  abstract find(paymentId: number): Promise<PaymentContext | null>;
  /** The payment that an intent is for, or will be for once it replaces the current one. */
  abstract findByIntent(intentId: string): Promise<PaymentContext | null>;
  /** The ride and the person's payments of it. The caller checks whether the person may see the ride. */
  abstract rideToPay(rideId: number, payerId: number, tx?: Transaction): Promise<RideToPay | null>;
  /**
   * Locks the payment until the transaction ends. The caller must hold the ride's lock, which also keeps the seat from
   * changing.
   */
  abstract lock(tx: Transaction, paymentId: number): Promise<PaymentContext | null>;
}
