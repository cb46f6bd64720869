import { Injectable } from '@nestjs/common';
import type { Language, OperatorRole } from '@groupride/contracts';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade, OutboxFacade } from './identity.facade';
import { OPERATOR_INVITED, OPERATOR_REMOVED, OPERATOR_ROLE_CHANGED } from './operator-texts';
import type { StoredOperator } from './operators.repository';

/** Records changes of access to operations, and notifies the person. */
@Injectable()
export class OperatorNotices {
  constructor(
    private readonly audit: AuditFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  async invited(tx: Transaction, me: Principal, invited: StoredOperator, language: Language): Promise<void> {
    const { id, email, role } = invited;
    await this.audit.record(me.userId, 'invite_operator', `user:${id}`, { email, role }, tx);
    await this.outbox.notify(tx, {
      channel: 'mail',
      to: email,
      language,
      template: OPERATOR_INVITED,
      facts: { by: me.name, role, url: new URL('/signin', this.config.ADMIN_WEB_URL).href },
    });
  }

  async roleChanged(
    tx: Transaction,
    me: Principal,
    userId: number,
    change: { from: OperatorRole; to: OperatorRole },
  ): Promise<void> {
    await this.audit.record(me.userId, 'change_operator_role', `user:${userId}`, change, tx);
    await this.outbox.write(
      userId,
      { template: OPERATOR_ROLE_CHANGED, facts: () => ({ by: me.name, role: change.to }) },
      tx,
    );
  }

  async removed(tx: Transaction, me: Principal, userId: number, role: OperatorRole): Promise<void> {
    await this.audit.record(me.userId, 'remove_operator', `user:${userId}`, { role }, tx);
    await this.outbox.write(userId, { template: OPERATOR_REMOVED, facts: () => ({ by: me.name }) }, tx);
  }
}
