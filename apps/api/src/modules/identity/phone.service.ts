import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { PHONE, PHONE_CONFIRMED } from './code-texts';
import { OneTimeCodes } from './codes.service';
import type { Account } from './domain/account';
import type { Requester } from './domain/requester';
import { GuestsService } from './guests.service';
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
    private readonly guests: GuestsService,
  ) {}

  /**
   * Texts a code to the account's phone, unless there is none, it is verified, or the account, the number or the
   * requester's network has reached its limit. The caller cannot tell; a code sent before then stays valid.
   */
  async requestCode(me: Principal, { network, language }: Requester): Promise<void> {
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, me.userId);
      if (!account?.phone || account.phoneVerifiedAt) return;
      // Any account may claim any number, so the limits protect its owner from being flooded or kept from confirming
      // it.
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
   * Checks the code and marks the account's phone as verified. Seats of guests with this number move to the account.
   *
   * A number that another account has verified stays with that account. The newer proof could come from somebody who
   * held the phone for a minute, and would silently take a sign-in method, or an operator's second factor, from its
   * owner. A legitimate new owner can sign in to the other account by phone and release the number there, and uses
   * email until then.
   * @throws ApiError code_invalid, code_expired, code_attempts_exceeded; phone_taken, only after a correct code
   */
  async verify(me: Principal, code: string): Promise<Account> {
    const account = await this.accounts.find(me.userId);
    if (!account) throw codeRefused('invalid');
    const { id, destination } = await this.codes.check(account, 'phone', code, null);
    const verified = await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, account.id);
      // The number may have changed since the code was compared.
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
      if (after?.phoneVerifiedAt) await this.guests.proved(tx, account.id, { kind: 'phone', phone: destination.to });
      return after;
    });
    // Thrown outside the transaction, so that the code stays used up.
    if (!verified?.phoneVerifiedAt) throw phoneTaken();
    return verified;
  }
}
