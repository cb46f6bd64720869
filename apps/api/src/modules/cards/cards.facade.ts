import type { Transaction } from '../../platform/database/database';
import type { CardSetup } from './domain/card';

/** A saved card that can be held. */
export interface UsableCard {
  id: number;
  /** The provider's id. */
  methodId: string;
  brand: string;
  last4: string;
}

/** People and their cards as the payment provider knows them. Calls that reach it reject with ProviderError. */
export abstract class CardsFacade {
  /** The provider's id of a user, made when first needed; null where the provider refuses to make one. */
  abstract customerOf(userId: number): Promise<string | null>;
  /** An intent to save a card for a payment that will be held later. */
  abstract createSetup(
    userId: number,
    customer: string,
    purpose: { rideId: number; paymentId: number },
    key: string,
  ): Promise<CardSetup>;
  abstract findSetup(setupIntentId: string): Promise<CardSetup | null>;
  /** Writes down a card that the provider has saved. */
  abstract remember(methodId: string): Promise<void>;
  /** One's own saved card; null when there is none of that number. */
  abstract usable(userId: number, cardId: number): Promise<UsableCard | null>;
  /** Keeps a card from being removed until the transaction ends. @returns false when it is no card of theirs (any more) */
  abstract keep(tx: Transaction, userId: number, methodId: string): Promise<boolean>;
  /** Whether a card may be held without its owner. */
  abstract isUsable(userId: number, methodId: string): Promise<boolean>;
}

export type { CardSetup } from './domain/card';
