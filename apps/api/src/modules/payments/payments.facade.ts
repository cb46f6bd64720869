import type { Cents } from '@groupride/pricing';
import { translated, type Language, type PaymentPurpose, type PaymentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import { cardText } from './domain/card-text';
import { CARD_TEXTS } from './domain/card-texts';

export { cardText, paymentMethodText } from './domain/card-text';
export { CARD_TEXTS } from './domain/card-texts';
export { chargesOf, type Charge, type ChargedMember } from './domain/charges';
export { nothingDue } from './payments.errors';

/** A payment for a ride, or a tip. */
export interface Payment {
  id: number;
  rideId: number;
  payerId: number;
  purpose: PaymentPurpose;
  /** The authorized amount, or the amount to authorize. */
  amount: Cents;
  captured: Cents;
  state: PaymentState;
  cardBrand: string | null;
  cardLast4: string | null;
  failureCode: string | null;
  failureMessage: string | null;
  /** When to hold a stored card; null when the card was held at once. */
  authorizeAt: Date | null;
  /** Recovery deadline of a hold that was declined or could not be reauthorized; null when nothing needs recovery. */
  recoverBefore: Date | null;
  /** The bank releases the hold after this moment, which the provider states. */
  captureBefore: Date | null;
  /** Amount of a requested hold increase, which replaces this hold once it is authorized; null without one. */
  nextAmount: Cents | null;
}

export abstract class PaymentsFacade {
  /** All payments of a ride, including tips, debts and released payments, oldest first. */
  abstract listOfRide(rideId: number, tx?: Transaction): Promise<Payment[]>;
}

/** "Visa ending 4242"; null while no card is known. */
export function cardOf(
  { cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>,
  language: Language = 'en',
): string | null {
  const text = cardText(cardBrand && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null);
  return text && translated(text, CARD_TEXTS, language);
}

/** The card that a payer uses for a ride, as named on their receipt. */
export function cardOfPayer(payments: readonly Payment[], payerId: number): string | null {
  const payment = payments.find((each) => each.payerId === payerId && each.state !== 'released');
  return payment ? cardOf(payment) : null;
}
