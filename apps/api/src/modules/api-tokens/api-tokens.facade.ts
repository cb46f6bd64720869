import type { Transaction } from '../../platform/database/database';
import type { TokenRefusal } from '../../platform/http/bearer';
import type { Principal } from '../../platform/http/principal';

export abstract class ServiceAccountsFacade {
  /** Id of the open service account as which this user acts; null for people. */
  abstract openOf(userId: number): Promise<number | null>;
  /** An open account stays open until the transaction ends. @returns false when there is none with this id */
  abstract keepOpen(tx: Transaction, serviceAccountId: number): Promise<boolean>;
}

/** Tokens of connections that stay open, such as sockets. */
export abstract class OpenTokensFacade {
  /** Whom the token acts as; what it may write needs the scopes of what it sends. */
  abstract admit(token: string): Promise<Principal | TokenRefusal>;
  /** Those of these tokens that are still accepted, with their owner as the database knows them now. One query. */
  abstract current(tokenIds: readonly number[]): Promise<Map<number, Principal>>;
  /** @param run gets the id of a user whose tokens changed in any process; null when changes may have been missed */
  abstract onChange(run: (userId: number | null) => void): void;
}
