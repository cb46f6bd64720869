import type { TokenRefusal } from '../../platform/http/bearer';
import type { TokenOwner } from './token-principal';

export interface FoundToken {
  owner: TokenOwner;
  /** Set when the token is no longer accepted. */
  refusal: Exclude<TokenRefusal, 'token_invalid'> | null;
  /** Whether the last use that is recorded is older than a minute. */
  isUseDue: boolean;
}

export abstract class TokenOwners {
  /** A token with its owner, in one statement; null when there is none, or its owner is gone. */
  abstract find(tokenHash: string): Promise<FoundToken | null>;
  /** Those of these tokens that are accepted, with their owners, in one statement. */
  abstract findAccepted(tokenIds: readonly number[]): Promise<TokenOwner[]>;
}
