import type { Transaction } from '../../platform/database/database';

export interface StoredPasskey {
  /** Credential id, base64url. */
  id: string;
  userId: number;
  name: string;
  /** base64url */
  publicKey: string;
  counter: number;
  transports: string[];
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** The browser and user a challenge was made for; only they can answer it. */
export interface ChallengeOwner {
  browser: string;
  /** The user who adds a passkey; null for a sign-in. */
  userId: number | null;
}

export abstract class Passkeys {
  abstract listOf(userId: number, tx?: Transaction): Promise<StoredPasskey[]>;
  abstract find(id: string): Promise<StoredPasskey | null>;
  /** @returns false when the credential is already stored */
  abstract insert(tx: Transaction, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean>;
  abstract remove(tx: Transaction, userId: number, id: string): Promise<boolean>;
  /** @returns false when the counter did not grow, as the passkey may have been copied */
  abstract noteUse(tx: Transaction, id: string, counter: number, now: Date): Promise<boolean>;
  abstract storeChallenge(challenge: string, owner: ChallengeOwner, expiresAt: Date, now: Date): Promise<void>;
  /** Uses up a challenge. @returns whether it was made for this owner, is unused and has not expired */
  abstract takeChallenge(challenge: string, owner: ChallengeOwner, now: Date): Promise<boolean>;
}
