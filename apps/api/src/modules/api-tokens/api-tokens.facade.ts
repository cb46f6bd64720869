import type { Transaction } from '../../platform/database/database';
import type { TokenRefusal } from '../../platform/http/bearer';
import type { Principal } from '../../platform/http/principal';

export abstract class ServiceAccountsFacade {
  /** Id of the open service account to which this user belongs; null for people. */
  abstract openOf(userId: number): Promise<number | null>;
  /** Keeps a service account open until the transaction ends. @returns false when no open one has this id */
  abstract keepOpen(tx: Transaction, serviceAccountId: number): Promise<boolean>;
}

/** Tokens of connections that stay open, such as sockets. */
export abstract class OpenTokensFacade {
  /** The principal of a token, or why it is refused. Messages that write still need their scopes. */
  abstract admit(token: string): Promise<Principal | TokenRefusal>;
  /** The tokens that are still accepted, with the current state of their owners, in one query. */
  abstract current(tokenIds: readonly number[]): Promise<Map<number, Principal>>;
  /** @param run gets the id of a user whose tokens changed in any process; null when a change may have been missed */
  abstract onChange(run: (userId: number | null) => void): void;
}
