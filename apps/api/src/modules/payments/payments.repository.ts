import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Payment } from './payments.facade';

/** A payment with what only this module may know. */
export interface StoredPayment extends Payment {
  /** Counts the intents that were asked for; part of the provider's idempotency key. */
  attempt: number;
  intentId: string | null;
  clientSecret: string | null;
  captureBefore: Date | null;
}

export type NewPayment = Pick<Payment, 'rideId' | 'payerId' | 'purpose' | 'amount'>;

/** What changes with the state of a payment. */
export interface PaymentChange extends Partial<
  Pick<StoredPayment, 'captured' | 'captureBefore' | 'cardBrand' | 'cardLast4' | 'failureCode' | 'failureMessage'>
> {
  state: PaymentState;
  authorizedAt?: Date;
  capturedAt?: Date;
  releasedAt?: Date;
}

export abstract class PaymentsRepository {
  /** Opens a payment, or returns the payer's living one. */
  abstract open(tx: Transaction, payment: NewPayment): Promise<StoredPayment>;
  abstract find(paymentId: number, tx?: Transaction): Promise<StoredPayment | null>;
  abstract findByIntent(tx: Transaction, intentId: string): Promise<StoredPayment | null>;
  /** Holds the row until the transaction ends. */
  abstract lock(tx: Transaction, paymentId: number): Promise<StoredPayment | null>;
  /** Oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<StoredPayment[]>;
  /** Writes down the intent of an attempt; null when the payment has one, has gone on to another attempt or is released. */
  abstract storeIntent(paymentId: number, attempt: number, intentId: string, clientSecret: string, tx?: Transaction): Promise<StoredPayment | null>;
  /** Forgets the intent of `attempt` and counts one further; null when the payment is not at that attempt or no longer open. */
  abstract nextAttempt(paymentId: number, attempt: number): Promise<StoredPayment | null>;
  /** The conditional write of a state change; null when the payment is in none of `from`. */
  abstract change(tx: Transaction, paymentId: number, from: readonly PaymentState[], change: PaymentChange): Promise<StoredPayment | null>;
}
