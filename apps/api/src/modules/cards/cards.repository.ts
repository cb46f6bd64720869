import type { Transaction } from '../../platform/database/database';
import type { ProviderCard } from './domain/card';

export interface SavedCard extends Omit<ProviderCard, 'customer'> {
  id: number;
  userId: number;
  isDefault: boolean;
}

/** A person's latest attempt to save a card from their profile. */
export interface SetupAttempt {
  attempt: number;
  setupIntentId: string | null;
}

export interface StoredSetup {
  userId: number;
  attempt: number;
  setupIntentId: string;
}

/** A copy of the saved cards for display. The provider is authoritative, but a removed card stays removed. */
export abstract class CardsRepository {
  /** The default card first, then the newest. */
  abstract list(userId: number): Promise<SavedCard[]>;
  abstract find(userId: number, cardId: number): Promise<SavedCard | null>;
  abstract findByMethod(methodId: string): Promise<SavedCard | null>;
  /**
   * Adds or updates a card. A person's first card becomes their default.
   * @returns false when no user has this customer id or the card was removed
   */
  abstract save(tx: Transaction, card: ProviderCard & { customer: string }): Promise<boolean>;
  /** Removes a card permanently; the newest other card becomes the default. @returns false when it did not exist */
  abstract remove(tx: Transaction, methodId: string): Promise<boolean>;
  /** Locks the person's cards until the transaction ends, so that none is removed while a ride is booked with it. */
  abstract lockOf(tx: Transaction, userId: number): Promise<SavedCard[]>;
  /** Whether a booked ride will be paid with the card. */
  abstract isAwaited(tx: Transaction, methodId: string): Promise<boolean>;
  abstract makeDefault(tx: Transaction, userId: number, cardId: number): Promise<void>;
  abstract setupOf(userId: number): Promise<SetupAttempt>;
  abstract storeSetup(userId: number, attempt: number, setupIntentId: string): Promise<void>;
  /** Claims attempts whose setup is due to be fetched from the provider. Each is returned once. */
  abstract claimLookups(most: number): Promise<StoredSetup[]>;
  /** Starts the next attempt after `attempt`, at most once. */
  abstract nextSetup(userId: number, attempt: number): Promise<void>;
}
