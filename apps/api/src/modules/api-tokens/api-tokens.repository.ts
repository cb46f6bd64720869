import type { ApiScope } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** Hears the id of a user whose tokens end earlier than they said, or at once. */
export const TOKENS_CHANNEL = 'api_tokens_changed';

export interface StoredToken {
  id: number;
  userId: number;
  name: string;
  prefix: string;
  scopes: ApiScope[];
  version: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  replacedBy: number | null;
}

export interface NewStoredToken {
  userId: number;
  name: string;
  scopes: readonly ApiScope[];
  /** Of the API. */
  version: string;
  tokenHash: string;
  prefix: string;
  expiresInDays: number;
}

export interface Replacement {
  tokenHash: string;
  prefix: string;
  expiresInDays: number;
  overlapHours: number;
}

export abstract class ApiTokensRepository {
  /** Newest first. */
  abstract listOf(userIds: readonly number[]): Promise<StoredToken[]>;
  /** @returns null when the owner has as many active tokens as they may */
  abstract insert(tx: Transaction, token: NewStoredToken): Promise<StoredToken | null>;
  /** Null: there is no such token of this owner. */
  abstract find(tx: Transaction, userId: number, tokenId: number): Promise<StoredToken | null>;
  /**
   * A new token with the name, the scopes and the version of an active one, which ends after the overlap, though never later than it would have.
   * @returns null when the token is not active or was replaced
   */
  abstract replace(tx: Transaction, userId: number, tokenId: number, by: Replacement): Promise<StoredToken | null>;
  /** Revoking again changes nothing. @returns the token, null when there is no such token of this owner */
  abstract revoke(tx: Transaction, userId: number, tokenId: number): Promise<StoredToken | null>;
  abstract revokeAllOf(tx: Transaction, userId: number): Promise<void>;
  /** Those with a scope of operations. */
  abstract revokeForOperations(tx: Transaction, userId: number): Promise<void>;
  abstract removeAllOf(tx: Transaction, userId: number): Promise<void>;
  /** Moves the last use of tokens forward, at most once a minute. */
  abstract markUsed(uses: ReadonlyMap<number, Date>): Promise<void>;
}
