import type { ConfirmationMode, PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { Intent } from './domain/intent';
import { PaymentsFacade, type Payment } from './payments.facade';

export { isLiving, LIVING_STATES, OPEN_STATES, stepsFor, UNPAID_STATES, type Step } from './domain/intent-steps';

/** A payment with fields that only the payment modules may see. */
export interface StoredPayment extends Payment {
  /** Number of the current attempt, which is part of the provider's idempotency key. */
  attempt: number;
  intentId: string | null;
  clientSecret: string | null;
  /** The provider's setup intent that stores a card for later, and its client secret. */
  setupIntentId: string | null;
  setupClientSecret: string | null;
  /** The provider's id of the card that is, or will be, held. */
  methodId: string | null;
  /** The intent that will replace `intentId` before the bank releases that hold. */
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

/** Fields that change along with the state of a payment. */
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

/** Payments and the conditional writes that change them. For the payment modules only. */
export abstract class PaymentRecords extends PaymentsFacade {
  /** Opens a payment, or returns the payer's open one for the purpose. A captured debt does not count as open. */
  abstract open(tx: Transaction, payment: NewPayment): Promise<StoredPayment>;
  /** Makes all of a person's payments for a ride another person's. */
  abstract changePayer(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  abstract find(paymentId: number, tx?: Transaction): Promise<StoredPayment | null>;
  /** Finds the payment that an intent is for, or will be for once it replaces the current one. */
  abstract findByIntent(tx: Transaction, intentId: string): Promise<StoredPayment | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(tx: Transaction, paymentId: number): Promise<StoredPayment | null>;
  /** A person's tip for a ride, unless it was released. */
  abstract findTip(rideId: number, payerId: number, tx?: Transaction): Promise<StoredPayment | null>;
  abstract override listOfRide(rideId: number, tx?: Transaction): Promise<StoredPayment[]>;
  /** The organizer's payments and shares, without tips and debts, oldest first. */
  abstract listRideAndShares(rideId: number, tx?: Transaction): Promise<StoredPayment[]>;
  /** Stores the intent of an attempt; null when the payment already has one, is at another attempt or is released. */
  abstract storeIntent(
    paymentId: number,
    attempt: number,
    intentId: string,
    clientSecret: string,
    tx?: Transaction,
  ): Promise<StoredPayment | null>;
  /**
   * Removes the intent of `attempt` and starts the next attempt; null when the payment is not at that attempt or no
   * longer open.
   */
  abstract nextAttempt(paymentId: number, attempt: number, tx?: Transaction): Promise<StoredPayment | null>;
  /** Stores the setup intent of an open payment; null when the payment already has one or is no longer open. */
  abstract storeSetup(paymentId: number, setupIntentId: string, clientSecret: string): Promise<StoredPayment | null>;
  /** Removes a setup intent that can no longer succeed, so that another one can be created. */
  abstract forgetSetup(paymentId: number, setupIntentId: string): Promise<void>;
  /**
   * Stores the intent that will replace the hold `intentId`; null when the hold has changed, another replacement is
   * under way, or the amount to hold has changed.
   */
  abstract storeNext(
    paymentId: number,
    intentId: string | null,
    next: Pick<Intent, 'id' | 'clientSecret' | 'amount'>,
  ): Promise<StoredPayment | null>;
  /** Removes the intent that was to replace the hold. */
  abstract dropNext(tx: Transaction, paymentId: number, nextIntentId: string): Promise<void>;
  /**
   * Requests a hold of `amount` and removes any intent that was to replace the hold. Null when the payment has no hold
   * and needs none.
   */
  abstract requestIncrease(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null>;
  /** Withdraws the requested hold increase and removes its intent. */
  abstract clearIncrease(tx: Transaction, paymentId: number): Promise<void>;
  /** Counts a failed attempt at a hold increase, unless a later attempt was already counted. */
  abstract countFailedIncrease(paymentId: number, attempt: number): Promise<void>;
  /**
   * Changes the amount of a stored card and removes any intent created for the old one. Null when the payment is not
   * `stored`.
   */
  abstract restate(tx: Transaction, paymentId: number, amount: Cents): Promise<StoredPayment | null>;
  /**
   * Replaces the old hold, which the caller must release, with the new one; null when the payment no longer has a hold
   * to replace.
   */
  abstract takeOver(tx: Transaction, paymentId: number, next: NewHoldOfPayment): Promise<StoredPayment | null>;
  /**
   * Starts the recovery of a payment that is neither captured nor released, or ends it when `recoverBefore` is null.
   */
  abstract setRecovery(
    tx: Transaction,
    paymentId: number,
    recovery: Pick<StoredPayment, 'recoverBefore' | 'failureCode' | 'failureMessage'>,
  ): Promise<void>;
  /** Increments the count of our confirmations and returns it. It is part of the provider's idempotency key. */
  abstract countConfirm(paymentId: number): Promise<number>;
  /**
   * Records an overpayment captured from `intent`. A released payment with this intent becomes the overpayment;
   * otherwise a new payment is added. Null when the overpayment is already recorded.
   */
  abstract takeOverpayment(
    tx: Transaction,
    payment: StoredPayment,
    intent: Intent,
    at: Date,
  ): Promise<StoredPayment | null>;
  /** Marks a captured payment as an overpayment: its payer has left, and may come back and pay again. */
  abstract setAside(tx: Transaction, paymentId: number): Promise<void>;
  /** Marks a hold as lost; the next card is a new attempt. @returns null when the payment has none */
  abstract loseHold(
    tx: Transaction,
    paymentId: number,
    failure: { code: string; message: string },
  ): Promise<StoredPayment | null>;
  /** Changes the state on condition; null when the payment is in none of the states in `from`. */
  abstract change(
    tx: Transaction,
    paymentId: number,
    from: readonly PaymentState[],
    change: PaymentChange,
  ): Promise<StoredPayment | null>;
  /**
   * Claims unfinished payments whose next lookup at the provider is due, longest due first, and schedules the lookup
   * after that.
   */
  abstract claimLookups(most: number): Promise<number[]>;
}
