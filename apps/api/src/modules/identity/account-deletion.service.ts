import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { ApiError, notFound } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { Accounts } from './accounts.repository';
import { ACCOUNT_DELETION } from './code-texts';
import { OneTimeCodes } from './codes.service';
import type { Account, Destination } from './domain/account';
import type { Requester } from './domain/requester';
import { forOperations } from './erasure.errors';
import { accountIsDriver, accountIsOperator, codeRefused, tooManyCodes } from './identity.errors';
import { accountDeleted, accountDeletionProposed } from './identity.events';
import { AuditFacade } from './identity.facade';

/** Deletes accounts on behalf of their owners, who prove their identity with a code, and of operations. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly events: Events,
    private readonly audit: AuditFacade,
    private readonly realtime: RealtimeFacade,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Sends a code to the address the account signs in with. Reasons against the deletion are reported before a code is
   * sent.
   * @throws ApiError account_is_operator, account_is_driver, account_has_ride, account_has_debt, account_has_payment,
   * too_many_requests
   */
  async requestCode(me: Principal, { network, language }: Requester): Promise<Destination> {
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, me.userId);
      if (!account || account.deletedAt) throw codeRefused('invalid');
      await this.checkPossible(tx, account);
      if (await this.codes.hasReachedLimit(tx, account, 'account_deletion')) throw tooManyCodes();
      const destination = signInDestination(account);
      await this.codes.send(tx, account, 'account_deletion', destination, ACCOUNT_DELETION, {
        browser: null,
        network,
        language,
      });
      return destination;
    });
  }

  /**
   * Deletes the account in one transaction, under the account's lock. Every module erases the personal data it stores;
   * rides, payments, ledger and receipts remain and belong to a former rider. Deleting again does nothing.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded, and those of `requestCode`
   */
  async delete(me: Principal, code: string): Promise<void> {
    const account = await this.accounts.find(me.userId);
    if (!account || account.deletedAt) return;
    const { id } = await this.codes.check(account, 'account_deletion', code, null);
    await this.database.transaction(async (tx) => {
      const locked = await this.accounts.lockToDelete(tx, account.id);
      if (!locked) return;
      await this.checkPossible(tx, locked);
      await this.codes.use(tx, id);
      await this.erase(tx, locked);
      await this.audit.record(locked.id, 'account deleted', `user:${locked.id}`, {}, tx);
    });
  }

  /**
   * Deletes the account of a person or guest who asked operations, under the same conditions.
   * @throws ApiError not_found, account_is_operator, account_is_driver, account_has_ride, account_has_debt,
   * account_has_payment
   */
  async eraseFor(operator: Principal, userId: number, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lockToDelete(tx, userId);
      if (!account || account.isServiceAccount) throw notFound('person');
      await this.checkPossible(tx, account).catch((refusal: unknown) => {
        throw forOperations(refusal);
      });
      // Recorded first, because the reason can name the person, too.
      await this.audit.record(operator.userId, 'erase_person', `user:${userId}`, { reason }, tx);
      await this.erase(tx, account);
    });
  }

  /** Also erases what the person left as a guest, except of rides that are not over or not settled. */
  private async erase(tx: Transaction, account: Account): Promise<void> {
    for (const guestId of await this.accounts.guestsOf(tx, account)) {
      const guest = await this.accounts.lockToDelete(tx, guestId);
      if (guest && (await this.isPossible(tx, guest))) await this.eraseOne(tx, guest);
    }
    await this.eraseOne(tx, account);
  }

  private async eraseOne(tx: Transaction, account: Account): Promise<void> {
    await this.events.publish(tx, accountDeleted, { userId: account.id });
    await this.idempotency.forget(tx, account.id);
    await this.accounts.erase(tx, account);
    await this.accounts.endSessions(tx, account.id);
    tx.afterCommit(() => this.realtime.closeUser(account.id));
  }

  /** Participants only read before they refuse, so the transaction can continue. */
  private async isPossible(tx: Transaction, account: Account): Promise<boolean> {
    return this.checkPossible(tx, account).then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof ApiError) return false;
        throw refusal;
      },
    );
  }

  private async checkPossible(tx: Transaction, account: Account): Promise<void> {
    if (account.isAdmin) throw accountIsOperator();
    if (await this.accounts.isDriver(tx, account.id)) throw accountIsDriver();
    await this.events.publish(tx, accountDeletionProposed, { userId: account.id });
  }
}

/**
 * The verified phone if only the phone is verified, otherwise the email address. The address always signs in, even
 * before it is verified, and the code is of no use without a session of the account.
 */
function signInDestination({ email, emailVerifiedAt, phone, phoneVerifiedAt }: Account): Destination {
  return !emailVerifiedAt && phone && phoneVerifiedAt ? { channel: 'text', to: phone } : { channel: 'mail', to: email };
}
