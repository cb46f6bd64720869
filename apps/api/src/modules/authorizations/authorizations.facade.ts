import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
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
 * Changes the organizer's payment when a ride is booked or changed. Only `increaseNow` calls the provider. Methods that
 * take a transaction run under the ride's lock.
 */
export abstract class AuthorizationsFacade {
  /** Opens the organizer's payment in the transaction that creates the ride. */
  abstract openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment>;
  /** Releases the organizer's payments of a ride and opens one for another amount, or none when the amount is 0. */
  abstract reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Requests a higher amount. The current hold stays until it is authorized; a card that is only stored is authorized for the new amount later. */
  abstract requestIncrease(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Withdraws a requested increase and releases its new hold, if any. The current hold stays. */
  abstract withdrawIncrease(tx: Transaction, rideId: number, payerId: number): Promise<void>;
  /**
   * Authorizes a requested increase with a saved card while the payer waits. Does not throw on failure: a job tries
   * again.
   */
  abstract increaseNow(rideId: number, payerId: number): Promise<void>;
  /** Changes the amount for which a stored card is authorized later. */
  abstract changeStoredAmount(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Enqueues the authorization of every card stored for a ride, right after the transaction commits. */
  abstract authorizeStoredCards(tx: Transaction, rideId: number): Promise<void>;
  /**
   * Registers the handler that runs when an increase is authorized, in the transaction that replaces the hold.
   * @param apply returns false and changes nothing when it is too late: the new hold is then released and the current
   * one stays
   */
  abstract onIncreaseAuthorized(apply: (tx: Transaction, hold: HoldIncrease) => Promise<boolean>): void;
  /**
   * Registers the handler that runs when a pledge share is authorized or its card is stored. It runs in the transaction
   * of that change, under the ride's lock, and gets the payment as it was before the change.
   */
  abstract onPledgePaid(follow: (tx: Transaction, ride: Ride, payment: Payment) => Promise<void>): void;
}

/** A payment that is due now, and the payer's earlier payments for the ride. */
export interface DuePayment {
  payment: StoredPayment;
  earlier: readonly StoredPayment[];
  /** The payer's customer id at the provider; undefined when it was not read with their payments. */
  customer?: string | null;
}

export abstract class PaymentIntents {
  /**
   * Reads a ride's payment in the transaction that books the ride.
   * @returns starts the payment that the person owes; called after the transaction has committed. It throws ApiError
   * payment_not_due, payment_provider_unavailable
   */
  abstract prepare(tx: Transaction, who: Principal, rideId: number): Promise<() => Promise<ConfirmablePayment>>;
  /**
   * Returns the payment that `open` creates or finds, with its intent.
   * @throws ApiError payment_provider_unavailable
   */
  abstract beginWith(ride: Ride, open: () => Promise<DuePayment>): Promise<ConfirmablePayment>;
}

/**
 * Handlers of settlement for changes of an intent. They run in the transaction that applies it, under the ride's lock.
 */
export interface PaymentOutcomes {
  captured(tx: Transaction, ride: Ride, payment: StoredPayment, intent: Intent): Promise<void>;
  /** Handles a capture that no payment expects. */
  overpaid(tx: Transaction, payment: StoredPayment, intent: Intent): Promise<void>;
  debtDeclined(tx: Transaction, debt: StoredPayment, failure: Failure): Promise<void>;
}

export abstract class PaymentSync {
  /** Registers the handlers of captures, overpayments and declined debts. */
  abstract onOutcomes(outcomes: PaymentOutcomes): void;
  /**
   * Applies the state of an intent to its payment.
   * @returns the updated payment; null when no payment has this intent
   */
  abstract apply(intent: Intent): Promise<StoredPayment | null>;
}

export abstract class StoredCardAuthorizations {
  /** Enqueues the authorization of a stored card at a given time. */
  abstract later(tx: Transaction, payment: StoredPayment, at: Date): Promise<void>;
}
