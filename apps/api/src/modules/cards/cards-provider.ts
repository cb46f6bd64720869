import type { CardSetup, ProviderCard } from './domain/card';

export interface NewCardSetup {
  userId: number;
  customer: string;
  /** The ride and payment that the card is saved for; null when it is saved from the profile. */
  purpose: { rideId: number; paymentId: number } | null;
}

/**
 * Cards at the payment provider. Calls that change something take an idempotency key. All reject with ProviderError.
 */
export abstract class CardsProvider {
  /** @returns the customer's id at the provider */
  abstract createCustomer(userId: number, email: string, key: string): Promise<string>;
  /** Creates an intent to save a card, with consent to authorize it later off session. */
  abstract createSetup(setup: NewCardSetup, key: string): Promise<CardSetup>;
  /** Null when there is no such intent. */
  abstract findSetup(setupIntentId: string): Promise<CardSetup | null>;
  abstract listCards(customer: string): Promise<ProviderCard[]>;
  /** Null when there is no such card. */
  abstract findCard(methodId: string): Promise<ProviderCard | null>;
  /** Detaches a card permanently: it cannot be attached again. */
  abstract detach(methodId: string, key: string): Promise<void>;
}
