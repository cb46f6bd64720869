/** A card at the payment provider. */
export interface ProviderCard {
  methodId: string;
  /** The customer who owns the card at the provider; null after it was detached. */
  customer: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** The provider's setup intent for saving a card. */
export interface CardSetup {
  id: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  clientSecret: string;
  /** The card that was saved. */
  methodId: string | null;
  card: { brand: string; last4: string } | null;
  /** The payment that the card is saved for; null when it is saved from the profile. */
  paymentId: number | null;
  /** Why the last card was declined. */
  failure: { code: string; message: string } | null;
}

/** A card is good until the end of its month. */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1);
}
