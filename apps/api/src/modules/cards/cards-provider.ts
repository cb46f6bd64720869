import type { CardSetup, ProviderCard } from './domain/card';

export interface NewCardSetup {
  userId: number;
  customer: string;
  /** The ride and payment that the card is saved for; null from the profile. */
  purpose: { rideId: number; paymentId: number } | null;
}

/** Cards at the payment provider. Calls that change something take a key of ours. They reject with ProviderError. */
export abstract class CardsProvider {
  /** @returns the provider's id */
  abstract createCustomer(userId: number, email: string, key: string): Promise<string>;
  /** An intent to save a card, with the consent to hold it later without its owner. */
  abstract createSetup(setup: NewCardSetup, key: string): Promise<CardSetup>;
  /** Null when there is no such intent. */
  abstract findSetup(setupIntentId: string): Promise<CardSetup | null>;
  abstract listCards(customer: string): Promise<ProviderCard[]>;
  /** Null when there is no such card. */
  abstract findCard(methodId: string): Promise<ProviderCard | null>;
  /** For ever: a card that was taken off cannot be put back. */
  abstract detach(methodId: string, key: string): Promise<void>;
}
