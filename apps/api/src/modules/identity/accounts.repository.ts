import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { Account, Destination } from './domain/account';
import type { Identifier } from './domain/identifier';

export interface NewAccount {
  name: string;
  email: string;
  phone: string;
  avatar: string | null;
}

export abstract class Accounts {
  /** @returns null when an account that nobody may take over has the address
   *  @throws PhoneInUse when a verified account has the phone */
  abstract insert(tx: Transaction, account: NewAccount, now: Date): Promise<Account | null>;
  abstract find(userId: number, tx?: Transaction): Promise<Account | null>;
  abstract findMany(userIds: readonly number[]): Promise<Account[]>;
  abstract findByIdentifier(identifier: Identifier): Promise<Account | null>;
  /** Holds the account's row until the transaction ends, so that what is done to its codes happens one after the other. */
  abstract lock(tx: Transaction, userId: number): Promise<Account | null>;
  /** @throws PhoneInUse when a verified account has the phone */
  abstract update(tx: Transaction, userId: number, change: { name?: string; phone?: string }): Promise<Account | null>;
  /** Marks as verified what a code was sent to, unless it is already. */
  abstract markVerified(tx: Transaction, userId: number, channel: Destination['channel'], now: Date): Promise<Account | null>;
  abstract makeOperator(tx: Transaction, userId: number): Promise<void>;
  abstract rememberStripeCustomer(userId: number, customerId: string): Promise<string>;
  abstract principalOf(userId: number, secondFactorGiven: boolean): Promise<Principal | null>;
  /** Ends every session of the account. */
  abstract endSessions(tx: Transaction, userId: number): Promise<void>;
}

export class PhoneInUse extends Error {}
