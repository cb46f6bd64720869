import type { ConfirmationMode, PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Intent } from './domain/intent';
import { PaymentsFacade, type Payment } from './payments.facade';

export { isLiving, LIVING_STATES, OPEN_STATES, stepsFor, UNPAID_STATES, type Step } from './domain/intent-steps';

/** A payment with what only this module may know. */
export interface StoredPayment extends Payment {
  /** Counts the intents that were asked for; part of the provider's idempotency key. */
  attempt: number;
  intentId: string | null;
  clientSecret: string | null;
  /** The provider's intent to store a card for later, and its secret. */
  setupIntentId: string | null;
  setupClientSecret: string | null;
  /** The provider's id of the card that is, or is to be, held. */
  methodId: string | null;
  /** The intent that is to take the place of `intentId` before the bank gives that hold back. */
  nextIntentId: string | null;
  nextClientSecret: string | null;
}

/** A payment that a person can confirm now, or has confirmed. */
export type ConfirmablePayment = Omit<StoredPayment, 'clientSecret'> & { clientSecret: string; mode: ConfirmationMode };

export interface NewHoldOfPayment {
  intentId: string;
  captureBefore: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  methodId: string | null;
}

export type NewPayment = Pick<Payment, 'rideId' | 'payerId' | 'amount'> & {
  purpose: Exclude<Payment['purpose'], 'overpayment'>;
};

/** What changes with the state of a payment. */
export interface PaymentChange extends Partial<
  Pick<
    StoredPayment,
    | 'captured'
    | 'nextAmount'
    | 'captureBefore'
    | 'cardBrand'
    | 'cardLast4'
    | 'failureCode'
    | 'failureMessage'
    | 'methodId'
    | 'authorizeAt'
    | 'recoverBefore'
    | 'setupIntentId'
    | 'setupClientSecret'
  >
> {
  state: PaymentState;
  authorizedAt?: Date;
  capturedAt?: Date;
  releasedAt?: Date;
}

/** Payments and the conditional writes that change them. Only the payment modules use it. */
export abstract class PaymentRecords extends PaymentsFacade {
  /** Opens a payment, or returns the payer's living one; tips and debts count for themselves, and of a debt what was taken is over. */
  abstract open(tx: Transaction, payment: NewPayment): Promise<StoredPayment>;
  /** Every payment of somebody in a ride becomes another person's. */
  abstract changePayer(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  abstract find(paymentId: number, tx?: Transaction): Promise<StoredPayment | null>;
  /** The payment that an intent is for, or will be for once it takes its place. */
  abstract findByIntent(tx: Transaction, intentId: string): Promise<StoredPayment | null>;
  /** Holds the row until the transaction ends. */
  abstract lock(tx: Transaction, paymentId: number): Promise<StoredPayment | null>;
  /** A person's tip for a ride, unless it was given up. */
  abstract findTip(rideId: number, payerId: number, tx?: Transaction): Promise<StoredPayment | null>;
  abstract override listOfRide(rideId: number, tx?: Transaction): Promise<StoredPayment[]>;
  /** The organizer's payments and shares, without tips and debts, oldest first. */
  abstract listRideAndShares(rideId: number, tx?: Transaction): Promise<StoredPayment[]>;
  /** Writes down the intent of an attempt; null when the payment has one, has gone on to another attempt or is released. */
  abstract storeIntent(
    paymentId: number,
    attempt: number,
    intentId: string,
    clientSecret: string,
    tx?: Transaction,
  ): Promise<StoredPayment | null>;
  /** Forgets the intent of `attempt` and counts one further; null when the payment is not at that attempt or no longer open. */
  abstract nextAttempt(paymentId: number, attempt: number): Promise<StoredPayment | null>;
  /** Writes down the setup intent of an open payment that has none; null when it has one or is no longer open. */
  abstract storeSetup(paymentId: number, setupIntentId: string, clientSecret: string): Promise<StoredPayment | null>;
  /** Forgets a setup intent that leads nowhere any more, so that another one can be made. */
  abstract forgetSetup(paymentId: number, setupIntentId: string): Promise<void>;
  /**
   * Writes down the intent that is to replace the hold `intentId`; null when that is no longer the hold, is being replaced already,
   * or by now has to be replaced by another amount.
   */
  abstract storeNext(
    paymentId: number,
    intentId: string | null,
    next: Pick<Intent, 'id' | 'clientSecret' | 'amount'>,
  ): Promise<StoredPayment | null>;
  /** Forgets the intent that was to replace the hold. */
  abstract dropNext(tx: Transaction, paymentId: number, nextIntentId: string): Promise<void>;
  /** Asks for a hold of `amount`; an intent that was to replace the hold is forgotten. Null when the payment has no hold and waits for none. */
  abstract requestIncrease(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null>;
  /** Forgets that more was asked for, and the intent for it. */
  abstract clearIncrease(tx: Transaction, paymentId: number): Promise<void>;
  /** Counts a failed attempt at a hold increase, unless a later one has been counted. */
  abstract countFailedIncrease(paymentId: number, attempt: number): Promise<void>;
  /** A stored card is to be held for another amount: whatever was begun to hold it is forgotten. Null when it is not stored (any more). */
  abstract restate(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null>;
  /** The new hold takes the place of the old one, which is given back by the caller; null when the payment is not authorized any more. */
  abstract takeOver(tx: Transaction, paymentId: number, next: NewHoldOfPayment): Promise<StoredPayment | null>;
  /** Starts, or with `recoverBefore` null ends, the recovery of a payment that is neither captured nor released. */
  abstract setRecovery(
    tx: Transaction,
    paymentId: number,
    recovery: Pick<StoredPayment, 'recoverBefore' | 'failureCode' | 'failureMessage'>,
  ): Promise<void>;
  /** Counts a confirmation by us; part of the provider's idempotency key. */
  abstract countConfirm(paymentId: number): Promise<number>;
  /**
   * Writes down money that was taken of `intent` and pays for nothing: as what the payment is, when the intent is its own and was released;
   * otherwise as a payment of its own. Null when it is written down already.
   */
  abstract takeOverpayment(
    tx: Transaction,
    payment: StoredPayment,
    intent: Intent,
    at: Date,
  ): Promise<StoredPayment | null>;
  /** What was taken pays for nothing any more: its payer has left, and may come back and pay again. */
  abstract setAside(tx: Transaction, paymentId: number): Promise<void>;
  /** A hold has gone; the next card is a new attempt. @returns null when the payment has none */
  abstract loseHold(
    tx: Transaction,
    paymentId: number,
    failure: { code: string; message: string },
  ): Promise<StoredPayment | null>;
  /** The conditional write of a state change; null when the payment is in none of `from`. */
  abstract change(
    tx: Transaction,
    paymentId: number,
    from: readonly PaymentState[],
    change: PaymentChange,
  ): Promise<StoredPayment | null>;
  /** Payments in a non-final state whose next lookup at the provider is due, longest due first; the lookup after that is set. */
  abstract claimLookups(most: number): Promise<number[]>;
}
