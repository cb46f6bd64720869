import type { Cents } from '@groupride/pricing';
import { translated, type Language, type PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { PaymentPurpose } from './domain/intent';
import { cardText, type IssuedReceipt } from './domain/receipt';
import { ISSUED_TEXTS } from './domain/receipt-texts';

export { ISSUED_TEXTS };

/** What a payer pays for a ride, or tips for it. */
export interface Payment {
  id: number;
  rideId: number;
  payerId: number;
  purpose: PaymentPurpose;
  /** What is, or is to be, authorized. */
  amount: Cents;
  captured: Cents;
  state: PaymentState;
  cardBrand: string | null;
  cardLast4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** When a stored card is to be held; null when the card was held at once. */
  authorizeAt: Date | null;
  /** Recovery deadline of a hold that was declined or could not be reauthorized; null when nothing needs recovery. */
  recoverBefore: Date | null;
  /** After this moment, which the provider names, the bank gives the hold back. */
  captureBefore: Date | null;
  /** Amount of a requested hold increase, which replaces this hold once it is authorized; null without one. */
  nextAmount: Cents | null;
}

/** A hold for more, in place of the one there is. */
export interface HoldIncrease {
  rideId: number;
  amount: Cents;
}

export abstract class PaymentsFacade {
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
  /** What was issued to a payer when the ride ended; null before, and for who had no part in it. */
  abstract receiptOf(rideId: number, payerId: number): Promise<IssuedReceipt | null>;
  /** All payments of a ride, tips too, also released ones, oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]>;
}

/** "Visa ending 4242"; null while no card is known. */
export function cardOf(
  { cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>,
  language: Language = 'en',
): string | null {
  const text = cardText(cardBrand && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null);
  return text && translated(text, ISSUED_TEXTS, language);
}
