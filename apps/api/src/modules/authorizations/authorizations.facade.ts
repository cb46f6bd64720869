import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Failure, Intent } from '../payments/payment-provider.facade';
import type { ConfirmablePayment, StoredPayment } from '../payments/payment-records.facade';
import type { Payment } from '../payments/payments.facade';
import type { Ride } from '../rides/rides.facade';

export { presentIntent } from './payment.presenter';

/** A hold for more, in place of the one there is. */
export interface HoldIncrease {
  rideId: number;
  amount: Cents;
}

/** What booking and changing a ride may do with the organizer's payment. None of it calls the provider in a transaction. */
export abstract class AuthorizationsFacade {
  /** Opens the organizer's payment of a new ride, in the transaction that creates it. Calls nobody. */
  abstract openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment>;
  /**
   * Cancels what the organizer has begun to pay, or has on hold, for a ride and opens a payment of another amount; of none
   * when it is 0. Calls nobody. The caller holds the ride's lock.
   */
  abstract reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /**
   * Asks the organizer's card for a hold increase, or for one at all; what there is stays until then. A card that is stored for
   * later is simply to be held for that. Calls nobody. The caller holds the ride's lock.
   */
  abstract askForMore(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** Withdraws a hold increase and releases what was authorized for it. The existing hold stays. */
  abstract giveUpAsking(tx: Transaction, rideId: number, payerId: number): Promise<void>;
  /** Tries at once to have the hold increase, if there is a saved card to have it of. Not being able to is no error: it is tried again. */
  abstract holdMore(rideId: number, payerId: number): Promise<void>;
  /** A card that is stored for later will be held for another amount. */
  abstract restate(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /**
   * Names what is done as soon as a ride's hold increase is there, in the transaction that lets it take the place of the other one.
   * Answers false, having changed nothing, when it can not be done any more: then the new hold goes back and the other one stays.
   */
  abstract whenHeldForMore(carryOut: (tx: Transaction, hold: HoldIncrease) => Promise<boolean>): void;
}

/** A payment that somebody has to make now, and their payments of the ride before it. */
export interface DuePayment {
  payment: StoredPayment;
  earlier: readonly StoredPayment[];
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
