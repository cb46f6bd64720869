import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import type { Account } from './domain/account';
import type { MessageTemplate } from './domain/message-content';
import { AuditFacade, OutboxFacade } from './identity.facade';
import { SIGN_IN_CHANGES, type SignInChange } from './sign-in-change-texts';

/** Notifies operators by email of changes to their sign-in, and records the changes. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly audit: AuditFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  async record(tx: Transaction, userId: number, change: SignInChange): Promise<void> {
    await this.audit.record(userId, change, `user:${userId}`, {}, tx);
    await this.outbox.write(userId, { template: templateOf(change), facts: () => null }, tx);
  }

  /** Also notifies the old phone, which no longer receives codes. @param before the account before the change */
  async recordPhoneChange(tx: Transaction, { id, phone, phoneVerifiedAt, language }: Account): Promise<void> {
    await this.record(tx, id, 'change_phone');
    // A number that was never verified may belong to somebody else.
    if (phone === null || phoneVerifiedAt === null) return;
    await this.outbox.notify(tx, {
      channel: 'text',
      to: phone,
      language,
      template: templateOf('change_phone'),
      facts: null,
    });
  }
}

const templateOf = (change: SignInChange): MessageTemplate<null> => ({
  en: SIGN_IN_CHANGES.en[change],
  es: SIGN_IN_CHANGES.es[change],
});
