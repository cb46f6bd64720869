import type { TokenRefusal } from '../../platform/http/bearer';
import type { TokenOwner } from './token-principal';

export interface FoundToken {
  owner: TokenOwner;
  /** Set when the token is no longer accepted. */
  refusal: Exclude<TokenRefusal, 'token_invalid'> | null;
  /** Whether the recorded last use is older than a minute. */
  isUseDue: boolean;
}

export abstract class TokenOwners {
  /** A token with its owner, in one statement; null when there is no such token or its owner was deleted. */
  abstract find(tokenHash: string): Promise<FoundToken | null>;
  /** The accepted ones among these tokens, with their owners, in one statement. */
  abstract findAccepted(tokenIds: readonly number[]): Promise<TokenOwner[]>;
}
