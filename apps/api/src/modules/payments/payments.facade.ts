import type { Cents } from '@groupride/pricing';
import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { PaymentPurpose } from './domain/intent';
import { cardText, type IssuedReceipt } from './domain/receipt';

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
  /** Until when the person can mend a hold that was refused or could not be renewed; null while there is nothing to mend. */
  mendBefore: Date | null;
  /** After this moment, which the provider names, the bank gives the hold back. */
  captureBefore: Date | null;
}

export abstract class PaymentsFacade {
  /** Opens the organizer's payment of a new ride, in the transaction that creates it. Calls nobody. */
  abstract openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment>;
  /**
   * Calls off what the organizer has begun to pay, or has on hold, for a ride and opens a payment of another amount; of none
   * when it is 0. Calls nobody. The caller holds the ride's lock.
   */
  abstract reopenForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<void>;
  /** What was issued to a payer when the ride ended; null before, and for who had no part in it. */
  abstract receiptOf(rideId: number, payerId: number): Promise<IssuedReceipt | null>;
  /** All payments of a ride, tips too, also released ones, oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]>;
}

/** "Visa ending 4242"; null while no card is known. */
export function cardOf({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>): string | null {
  return cardText(cardBrand && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null);
}
