import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { PHONE, PHONE_CONFIRMED } from './code-texts';
import { OneTimeCodes } from './codes.service';
import type { Account } from './domain/account';
import type { Requester } from './domain/requester';
import { codeRefused, phoneTaken } from './identity.errors';
import { OutboxFacade } from './identity.facade';

/** Verifies the phone number of a signed-in person. */
@Injectable()
export class PhoneService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly outbox: OutboxFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * Texts a code to the account's phone, unless there is none, it is verified, or the account, the number or the
   * requester's network has had enough codes lately. The caller cannot tell; a code that was sent before stays good then.
   */
  async requestCode(me: Principal, { network, language }: Requester): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, me.userId);
      if (!account?.phone || account.phoneVerifiedAt) return;
      // Accounts are free and any of them may name any number: its owner must neither be flooded nor kept from confirming it.
      await this.accounts.lockPhone(tx, account.phone);
      if (await this.codes.hasPhoneReachedLimit(tx, account, account.phone, network)) return;
      await this.codes.send(tx, account, 'phone', { channel: 'text', to: account.phone }, PHONE, {
        browser: null,
        network,
        language,
      });
    });
  }

  /**
   * Checks the code and marks the account's phone as verified.
   *
   * A number that another account has verified stays with that account. The newer proof could be of somebody who has the
   * phone in hand for a minute: it would silently take a way to sign in, and an operator's second factor, from its owner.
   * Refusing takes nothing from anybody: whoever has the phone can sign in to the account that holds the number, and
   * release it there; until then the newcomer signs in by mail.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded; phone_taken, only after the right code
   */
  async verify(me: Principal, code: string): Promise<Account> {
    const account = await this.accounts.find(me.userId);
    if (!account) throw codeRefused('invalid');
    const { id, destination } = await this.codes.check(account, 'phone', code, null);
    const verified = await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, account.id);
      // The number may have been changed since the code was compared.
      if (before?.phone !== destination.to) throw codeRefused('invalid');
      await this.codes.use(tx, id);
      const after = await this.accounts.markVerified(tx, account.id, 'text', this.clock.now());
      if (after?.phoneVerifiedAt && !before.phoneVerifiedAt && before.emailVerifiedAt) {
        await this.outbox.notify(tx, {
          channel: 'mail',
          to: before.email,
          language: before.language,
          template: PHONE_CONFIRMED,
          facts: { lastDigits: destination.to.slice(-4) },
        });
      }
      return after;
    });
    // Thrown outside the transaction, so that the code stays used.
    if (!verified?.phoneVerifiedAt) throw phoneTaken();
    return verified;
  }
}
