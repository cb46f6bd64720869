import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { AuditFacade, OutboxFacade } from './identity.facade';
import { SIGN_IN_CHANGES, type SignInChange } from './sign-in-change-texts';

/** Tells operators by email how their sign-in changed, and records it. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly audit: AuditFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  async record(tx: Transaction, userId: number, change: SignInChange): Promise<void> {
    await this.audit.record(userId, change, `user:${userId}`, {}, tx);
    const template = { en: SIGN_IN_CHANGES.en[change], es: SIGN_IN_CHANGES.es[change] };
    await this.outbox.write(userId, { template, facts: () => null }, tx);
  }
}
