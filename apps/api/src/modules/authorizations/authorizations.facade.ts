import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Failure, Intent } from '../payments/payment-provider.facade';
import type { ConfirmablePayment, StoredPayment } from '../payments/payment-records.facade';
import type { Payment } from '../payments/payments.facade';
import type { Ride } from '../rides/rides.facade';

export { presentIntent } from './payment.presenter';

/** A higher amount that replaces the organizer's hold. */
export interface HoldIncrease {
  rideId: number;
  amount: Cents;
}

/**
 * Changes the organizer's payment when a ride is booked or changed. No method but `increaseNow` calls the provider; those with a
 * transaction run under the ride's lock.
 */
export abstract class AuthorizationsFacade {
  /** Opens the organizer's payment in the transaction that creates the ride. */
  abstract openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment>;
  /** Releases the organizer's payments of a ride and opens one for another amount, or none when the amount is 0. */
  abstract reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Requests a higher amount. The current hold stays until it is authorized; a card that is only stored is authorized for the new amount later. */
  abstract requestIncrease(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Withdraws a requested increase and releases what was authorized for it. The current hold stays. */
  abstract withdrawIncrease(tx: Transaction, rideId: number, payerId: number): Promise<void>;
  /** Authorizes a requested increase with a saved card while the person waits. A failure is not an error: a job tries again. */
  abstract increaseNow(rideId: number, payerId: number): Promise<void>;
  /** Changes the amount for which a stored card is authorized later. */
  abstract changeStoredAmount(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Has every card that is stored for a ride authorized soon after the transaction has committed. */
  abstract authorizeStoredCards(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Registers what happens when an increase is authorized, in the transaction that replaces the hold.
   * @param apply returns false, having changed nothing, when it is too late: then the new hold is released and the current one stays
   */
  abstract onIncreaseAuthorized(apply: (tx: Transaction, hold: HoldIncrease) => Promise<boolean>): void;
  /**
   * Registers what follows when a share of a pledge is authorized, or the card for it is stored, in the transaction of that change,
   * under the ride's lock. The payment is the one before the change.
   */
  abstract onPledgePaid(follow: (tx: Transaction, ride: Ride, payment: Payment) => Promise<void>): void;
}

/** A payment that somebody has to make now, and their payments of the ride before it. */
export interface DuePayment {
  payment: StoredPayment;
  earlier: readonly StoredPayment[];
  /** The provider's id of the payer, where it was read with their payments. */
  customer?: string | null;
}

export abstract class PaymentIntents {
  /** The intent of a payment that `open` opens or finds. @throws ApiError payment_provider_unavailable */
  abstract beginWith(ride: Ride, open: () => Promise<DuePayment>): Promise<ConfirmablePayment>;
}

/** What settlement does when an intent changes, in the transaction that applies it, under the ride's lock. */
export interface PaymentOutcomes {
  captured(tx: Transaction, ride: Ride, payment: StoredPayment, intent: Intent): Promise<void>;
  /** Money was captured that nothing of ours counts on. */
  overpaid(tx: Transaction, payment: StoredPayment, intent: Intent): Promise<void>;
  debtDeclined(tx: Transaction, debt: StoredPayment, failure: Failure): Promise<void>;
}

export abstract class PaymentSync {
  /** Registers what follows from captures and declined debts. */
  abstract onOutcomes(outcomes: PaymentOutcomes): void;
  /** Applies the state of an intent to its payment. @returns the payment as it is now; null when the intent is not ours */
  abstract apply(intent: Intent): Promise<StoredPayment | null>;
}

export abstract class StoredCardAuthorizations {
  /** Enqueues the authorization of a stored card at a given time. */
  abstract later(tx: Transaction, payment: StoredPayment, at: Date): Promise<void>;
}
