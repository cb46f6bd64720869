import type { OperatorRole } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Account } from './domain/account';

export interface StoredOperator {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  lastSignedInAt: Date | null;
}

/** Accounts that may sign in to operations. */
export abstract class Operators {
  abstract list(): Promise<StoredOperator[]>;
  abstract find(userId: number, tx?: Transaction): Promise<StoredOperator | null>;
  abstract hasEmail(tx: Transaction, email: string): Promise<boolean>;
  /** Serializes changes of operators, so that two administrators cannot remove each other at once. */
  abstract lock(tx: Transaction): Promise<void>;
  /**
   * Makes the account with this address an operator, or creates one. An account with an unverified address keeps only
   * the address, because the rest may come from a stranger.
   * @returns null when the account is an operator already, or has a verified phone but an unverified address
   */
  abstract invite(
    tx: Transaction,
    operator: { name: string; email: string; role: OperatorRole; language: Account['language'] },
  ): Promise<StoredOperator | null>;
  /** @returns null when the operator does not have the role `from`, or no other administrator would be left */
  abstract changeRole(
    tx: Transaction,
    userId: number,
    change: { from: OperatorRole; to: OperatorRole },
  ): Promise<StoredOperator | null>;
  /**
   * Revokes the rights, removes the second factors and ends the sessions in operations.
   * @returns false for the same reasons as `changeRole`
   */
  abstract remove(tx: Transaction, userId: number, from: OperatorRole): Promise<boolean>;
  abstract noteSignIn(tx: Transaction, userId: number, now: Date): Promise<void>;
}
