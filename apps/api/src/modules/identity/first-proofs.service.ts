import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { Accounts } from './accounts.repository';
import { PHONE_CONFIRMED } from './code-texts';
import type { Account, Destination } from './domain/account';
import { GuestsService } from './guests.service';
import { OutboxFacade } from './identity.facade';
import { SignInTrust } from './sign-in-trust.repository';

/** Updates trusted browsers and sessions after a correct code. */
@Injectable()
export class FirstProofs {
  constructor(
    private readonly accounts: Accounts,
    private readonly trust: SignInTrust,
    private readonly outbox: OutboxFacade,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
    private readonly guests: GuestsService,
  ) {}

  /**
   * Records a correct code and remembers the browser. The first proof of the email address, or of any address of the
   * account, may come from a different person than before, so it ends all sessions and forgets all browsers. The email
   * address is notified of a phone number confirmed later.
   * @param before the account as it was before the proof
   */
  async record(
    tx: Transaction,
    before: Account,
    destination: Destination,
    by: { browser: string; network: string },
  ): Promise<void> {
    const firstOfMail = destination.channel === 'mail' && before.emailVerifiedAt === null;
    const firstOfAll = before.emailVerifiedAt === null && before.phoneVerifiedAt === null;
    if (firstOfMail || firstOfAll) {
      await this.accounts.endSessions(tx, before.id);
      await this.trust.forgetAll(tx, before.id);
      tx.afterCommit(() => this.realtime.closeUser(before.id));
    }
    if (destination.channel === 'text' && before.phoneVerifiedAt === null && before.emailVerifiedAt !== null) {
      await this.outbox.notify(tx, {
        channel: 'mail',
        to: before.email,
        language: before.language,
        template: PHONE_CONFIRMED,
        facts: { lastDigits: destination.to.slice(-4) },
      });
    }
    await this.guests.proved(
      tx,
      before.id,
      destination.channel === 'mail'
        ? { kind: 'email', email: destination.to }
        : { kind: 'phone', phone: destination.to },
    );
    await this.trust.remember(tx, before.id, by, this.clock.now());
  }
}
