import type { Transaction } from '../../platform/database/database';
import type { CardSetup } from './domain/card';

/** A saved card that can be authorized. */
export interface UsableCard {
  id: number;
  /** The card's id at the provider. */
  methodId: string;
  brand: string;
  last4: string;
}

/** Customers and their saved cards. Methods that call the payment provider reject with ProviderError. */
export abstract class CardsFacade {
  /** The user's customer id at the provider, created when first needed; null when the provider refuses. */
  abstract customerOf(userId: number): Promise<string | null>;
  /** Creates an intent to save a card for a payment that will be authorized later. */
  abstract createSetup(
    userId: number,
    customer: string,
    purpose: { rideId: number; paymentId: number },
    key: string,
  ): Promise<CardSetup>;
  abstract findSetup(setupIntentId: string): Promise<CardSetup | null>;
  /** Stores a card that was saved at the provider. */
  abstract remember(methodId: string): Promise<void>;
  /** The user's own saved card; null when they have none with this id. */
  abstract usable(userId: number, cardId: number): Promise<UsableCard | null>;
  /**
   * Prevents a card from being removed until the transaction ends.
   * @returns false when the user does not, or no longer, have this card
   */
  abstract keep(tx: Transaction, userId: number, methodId: string): Promise<boolean>;
  /**
   * The customer with whom a card can be authorized off session: its owner's, who may be the guest that the payer was
   * when they joined the ride. Null when the card is not saved anymore.
   */
  abstract customerOfCard(methodId: string): Promise<string | null>;
}

export type { CardSetup } from './domain/card';
