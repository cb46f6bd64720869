import type { Cents } from '@groupride/pricing';
import type { PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { cardText } from './domain/receipt';

/** A payer's hold for a ride: the organizer's for the whole (`ride`), a member's for their seat (`share`). */
export interface Payment {
  id: number;
  rideId: number;
  payerId: number;
  purpose: 'ride' | 'share';
  /** What is, or is to be, authorized. */
  amount: Cents;
  captured: Cents;
  state: PaymentState;
  cardBrand: string | null;
  cardLast4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
}

export abstract class PaymentsFacade {
  /** Opens the organizer's payment of a new ride, in the transaction that creates it. Calls nobody. */
  abstract openForRide(tx: Transaction, rideId: number, payerId: number, amount: Cents): Promise<Payment>;
  /** All payments of a ride, also released ones, oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]>;
}

/** "Visa ending 4242"; null while no card is known. */
export function cardOf({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>): string | null {
  return cardText(cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null);
}
