import type { Transaction } from '../../platform/database/database';
import type { ProviderCard } from './domain/card';

export interface SavedCard extends Omit<ProviderCard, 'customer'> {
  id: number;
  userId: number;
  isDefault: boolean;
}

/** The newest attempt of a person to save a card from their profile. */
export interface SetupAttempt {
  attempt: number;
  setupIntentId: string | null;
}

export interface StoredSetup {
  userId: number;
  attempt: number;
  setupIntentId: string;
}

/** What screens need of saved cards. The provider is the truth; a card that was removed stays removed. */
export abstract class CardsRepository {
  /** The default first, then the newest. */
  abstract list(userId: number): Promise<SavedCard[]>;
  abstract find(userId: number, cardId: number): Promise<SavedCard | null>;
  abstract findByMethod(methodId: string): Promise<SavedCard | null>;
  /**
   * Writes down, or brings up to date, a card of the provider's customer. The first card is the default.
   * @returns false when the customer is nobody's or the card was removed
   */
  abstract save(tx: Transaction, card: ProviderCard & { customer: string }): Promise<boolean>;
  /** Removes a card for ever; the newest other card takes over as default. @returns false when it was not there */
  abstract remove(tx: Transaction, methodId: string): Promise<boolean>;
  /** Locks the person's cards until the transaction ends, so that none is removed while a ride begins to wait for it. */
  abstract lockOf(tx: Transaction, userId: number): Promise<SavedCard[]>;
  /** Whether a booked ride is to be paid with the card later. */
  abstract isAwaited(tx: Transaction, methodId: string): Promise<boolean>;
  abstract makeDefault(tx: Transaction, userId: number, cardId: number): Promise<void>;
  abstract setupOf(userId: number): Promise<SetupAttempt>;
  abstract storeSetup(userId: number, attempt: number, setupIntentId: string): Promise<void>;
  /** Attempts whose setup is due to be fetched from the provider. Each is handed out once. */
  abstract claimLookups(most: number): Promise<StoredSetup[]>;
  /** Counts on from `attempt`, once. */
  abstract nextSetup(userId: number, attempt: number): Promise<void>;
}
