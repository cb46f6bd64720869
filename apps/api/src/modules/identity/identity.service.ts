import { Injectable } from '@nestjs/common';
import type { UserUpdate } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { type Account, isNamedOperator } from './domain/account';
import type { Identifier } from './domain/identifier';
import { normalizePhone } from './domain/phone';
import { Factors } from './factors.repository';
import { accountBlocked, operatorPhoneProtected, phoneUnreadable } from './identity.errors';
import { Passkeys } from './passkeys.repository';
import { IdentityFacade, type Person, type SessionRights } from './identity.facade';

@Injectable()
export class IdentityService extends IdentityFacade {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly config: Config,
  ) {
    super();
  }

  principalOf(userId: number, session: SessionRights): Promise<Principal | null> {
    return this.accounts.principalOf(userId, session);
  }

  find(userId: number, tx?: Transaction): Promise<Person | null> {
    return this.accounts.find(userId, tx);
  }

  async findMany(userIds: readonly number[]): Promise<Map<number, Person>> {
    const people = await this.accounts.findMany([...new Set(userIds)]);
    return new Map(people.map((person) => [person.id, person]));
  }

  findByContact(contact: Identifier): Promise<Person | null> {
    return this.accounts.findByIdentifier(contact);
  }

  sharingPhone(userId: number, tx?: Transaction): Promise<number[]> {
    return this.accounts.sharingPhone(userId, tx);
  }

  async checkNotBlocked(tx: Transaction, userId: number): Promise<void> {
    const { isDeleted, blockReason } = await this.accounts.stateOf(tx, userId);
    // The account was deleted while the request was under way.
    if (isDeleted) throw new ApiError('not_signed_in', 'Please sign in.');
    if (blockReason !== null) throw accountBlocked(blockReason);
  }

  rememberStripeCustomer(userId: number, customerId: string): Promise<string> {
    return this.accounts.rememberStripeCustomer(userId, customerId);
  }

  createServiceUser(tx: Transaction, name: string): Promise<number> {
    return this.accounts.insertServiceUser(tx, name);
  }

  /** The account of a signed-in person. */
  async own(me: Principal): Promise<Account> {
    const account = await this.accounts.find(me.userId);
    if (!account) throw new Error(`the account of user ${me.userId} vanished during the call`);
    return account;
  }

  /**
   * Omitted or null fields keep their value. A new phone number is unverified.
   * @throws ApiError validation_failed; operator_phone_protected: an operator's number receives second codes, so it
   * changes only in operations, after a fresh proof
   */
  async update(me: Principal, change: UserUpdate): Promise<Account> {
    const phone = change.phone ? normalizePhone(change.phone) : undefined;
    if (phone === null) throw phoneUnreadable();
    const updated = await this.database.transaction(async (tx) => {
      if (phone !== undefined) await this.checkMayChangePhone(tx, me.userId, phone);
      return this.accounts.update(tx, me.userId, {
        name: change.name ?? undefined,
        phone,
        language: change.language ?? undefined,
      });
    });
    return updated ?? (await this.own(me));
  }

  /** Locks the account, so that the person cannot become an operator meanwhile. */
  private async checkMayChangePhone(tx: Transaction, userId: number, phone: string): Promise<void> {
    const account = await this.accounts.lock(tx, userId);
    if (!account || account.phone === phone) return;
    if (!account.isAdmin && !isNamedOperator(account, this.config.adminEmails)) return;
    if (await this.hasEverProvenFactor(tx, userId)) throw operatorPhoneProtected();
  }

  /**
   * Before the first sign-in to operations, the mailbox is the only proof; then a mistyped number must not lock the
   * operator out.
   */
  private async hasEverProvenFactor(tx: Transaction, userId: number): Promise<boolean> {
    if (await this.accounts.hasProvenPhone(userId, tx)) return true;
    if ((await this.factors.authenticatorOf(userId, tx)) !== null) return true;
    return (await this.passkeys.listOf(userId, tx)).length > 0;
  }
}
