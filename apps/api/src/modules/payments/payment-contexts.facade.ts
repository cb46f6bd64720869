import type { RideStatus } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { StoredPayment } from './payment-records.facade';

/** A payment with what decides which steps follow from its intent. */
export interface PaymentContext {
  payment: StoredPayment;
  rideStatus: RideStatus;
  /** The payer still has a seat. */
  payerIsMember: boolean;
}

/** A payment with its payer as the provider knows them. */
export interface PaymentWithCustomer {
  payment: StoredPayment;
  /** The provider's id of the payer; null while there is none. */
  customer: string | null;
}

/** Reads payments together with their ride's status and the payer's seat, or with the payer's customer, in one statement each. */
export abstract class PaymentContexts {
  abstract find(paymentId: number): Promise<PaymentContext | null>;
  /** The payment that an intent is for, or will be for once it replaces the current one. */
  abstract findByIntent(intentId: string): Promise<PaymentContext | null>;
  /** A person's payments of a ride, without tips and debts, oldest first. */
  abstract ownOfRide(rideId: number, payerId: number): Promise<PaymentWithCustomer[]>;
  /** Locks the payment until the transaction ends. The caller holds the ride's lock, so the seat cannot change meanwhile. */
  abstract lock(tx: Transaction, paymentId: number): Promise<PaymentContext | null>;
}
