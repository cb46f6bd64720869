import type { ApiScope } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** PostgreSQL channel for ids of users whose tokens were revoked or end earlier. */
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
  /** Version of the API. */
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
  /** @returns null when the owner already has the maximum number of active tokens */
  abstract insert(tx: Transaction, token: NewStoredToken): Promise<StoredToken | null>;
  /** Null when the owner has no such token. */
  abstract find(tx: Transaction, userId: number, tokenId: number): Promise<StoredToken | null>;
  /**
   * Adds a new token with the name, scopes and version of an active one. The old one ends after the overlap, but never
   * later than before.
   * @returns null when the token is not active or was already replaced
   */
  abstract replace(tx: Transaction, userId: number, tokenId: number, by: Replacement): Promise<StoredToken | null>;
  /** Revokes a token. Idempotent. @returns the token; null when the owner has no such token */
  abstract revoke(tx: Transaction, userId: number, tokenId: number): Promise<StoredToken | null>;
  abstract revokeAllOf(tx: Transaction, userId: number): Promise<void>;
  /** Revokes the tokens with a scope for operations. */
  abstract revokeForOperations(tx: Transaction, userId: number): Promise<void>;
  abstract removeAllOf(tx: Transaction, userId: number): Promise<void>;
  /** Updates when tokens were last used, at most once a minute. */
  abstract markUsed(uses: ReadonlyMap<number, Date>): Promise<void>;
}
