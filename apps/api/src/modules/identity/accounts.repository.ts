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

export abstract class Accounts {
  /** @returns null when an account that nobody may take over has the address */
  abstract insert(tx: Transaction, account: NewAccount, now: Date): Promise<Account | null>;
  abstract find(userId: number, tx?: Transaction): Promise<Account | null>;
  abstract findMany(userIds: readonly number[]): Promise<Account[]>;
  /** By e-mail address, or by a phone number that the account has verified. */
  abstract findByIdentifier(identifier: Identifier): Promise<Account | null>;
  /** Holds the account's row until the transaction ends, so that what is done to its codes happens one after the other. */
  abstract lock(tx: Transaction, userId: number): Promise<Account | null>;
  /** A new phone number is not verified. */
  abstract update(
    tx: Transaction,
    userId: number,
    change: { name?: string; phone?: string; language?: Language },
  ): Promise<Account | null>;
  /** Lets one transaction after the other do something about a phone number, whoever's account it is in. */
  abstract lockPhone(tx: Transaction, phone: string): Promise<void>;
  /** The account itself and all that have ever proved to have a phone that it has proved to have as well; ascending. */
  abstract sharingPhone(userId: number, tx?: Transaction): Promise<number[]>;
  /**
   * Marks as verified what a code was sent to, unless it is already. A phone that another account has verified stays
   * unverified in this one.
   */
  abstract markVerified(
    tx: Transaction,
    userId: number,
    channel: Destination['channel'],
    now: Date,
  ): Promise<Account | null>;
  abstract makeOperator(tx: Transaction, userId: number): Promise<void>;
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
  abstract principalOf(userId: number, session: SessionRights): Promise<Principal | null>;
  /** Ends every session of the account. */
  abstract endSessions(tx: Transaction, userId: number): Promise<void>;
}
