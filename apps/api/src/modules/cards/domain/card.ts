/** A card as the payment provider knows it. */
export interface ProviderCard {
  methodId: string;
  /** Whose it is there; null once it was taken off its customer. */
  customer: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Where the saving of a card stands at the provider. */
export interface CardSetup {
  id: string;
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  clientSecret: string;
  /** The card that was saved. */
  methodId: string | null;
  card: { brand: string; last4: string } | null;
  /** Which payment the card is saved for; null when it is saved from the profile. */
  paymentId: number | null;
  /** Why the last card was refused. */
  failure: { code: string; message: string } | null;
}

/** A card is good until the end of its month. */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1);
}
