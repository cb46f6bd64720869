import type { Language } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Account, Destination } from './domain/account';
import type { Identifier } from './domain/identifier';
import type { SessionRights } from './identity.facade';

export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  avatar: string | null;
  language: Language;
}

export interface AccountState {
  isDeleted: boolean;
  /** Null when the account is not blocked. */
  blockReason: string | null;
}

export abstract class Accounts {
  /** @returns null when the address belongs to an account that must not be overwritten */
  abstract insert(tx: Transaction, account: NewAccount, now: Date): Promise<Account | null>;
  abstract insertServiceUser(tx: Transaction, name: string): Promise<number>;
  abstract find(userId: number, tx?: Transaction): Promise<Account | null>;
  abstract findMany(userIds: readonly number[]): Promise<Account[]>;
  /**
   * Finds an account by email address or verified phone number. Never finds a service account, which cannot sign in.
   */
  abstract findByIdentifier(identifier: Identifier, tx?: Transaction): Promise<Account | null>;
  /** Locks the account's row, which serializes changes of its codes. */
  abstract lock(tx: Transaction, userId: number): Promise<Account | null>;
  /** A changed phone number becomes unverified. */
  abstract update(
    tx: Transaction,
    userId: number,
    change: { name?: string; phone?: string; language?: Language },
  ): Promise<Account | null>;
  /** Serializes transactions about a phone number across accounts. */
  abstract lockPhone(tx: Transaction, phone: string): Promise<void>;
  /** Whether the account has ever verified any phone. */
  abstract hasProvenPhone(userId: number, tx: Transaction): Promise<boolean>;
  /** Ids of this account and of all accounts that have ever verified one of its verified phones, ascending. */
  abstract sharingPhone(userId: number, tx?: Transaction): Promise<number[]>;
  /**
   * Marks the code's destination as verified. A phone that another account has verified stays unverified in this
   * account.
   */
  abstract markVerified(
    tx: Transaction,
    userId: number,
    channel: Destination['channel'],
    now: Date,
  ): Promise<Account | null>;
  abstract makeAdministrator(tx: Transaction, userId: number): Promise<void>;
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
  abstract principalOf(userId: number, session: SessionRights): Promise<Principal | null>;
  /** @returns false when the account is blocked already or cannot be blocked */
  abstract block(tx: Transaction, userId: number, by: number, reason: string): Promise<boolean>;
  /** @returns false when the account is not blocked */
  abstract unblock(tx: Transaction, userId: number): Promise<boolean>;
  /** Whether the account still exists and is not blocked. Neither changes until the transaction ends. */
  abstract stateOf(tx: Transaction, userId: number): Promise<AccountState>;
  abstract isDriver(tx: Transaction, userId: number): Promise<boolean>;
  /** Locks the account, so that no row referring to it is added until the transaction ends. Null when it is deleted. */
  abstract lockToDelete(tx: Transaction, userId: number): Promise<Account | null>;
  /** Ids of guests with an address of this account, which is not a guest itself. */
  abstract guestsOf(tx: Transaction, account: Account): Promise<number[]>;
  /**
   * Removes name and addresses from the account, and deletes its codes, sessions, known browsers and messages. A keyed
   * hash of its verified phones stays, so that once-per-phone limits still apply.
   */
  abstract erase(tx: Transaction, account: Account): Promise<void>;
  /** Ends every session of the account. */
  abstract endSessions(tx: Transaction, userId: number): Promise<void>;
}
