import { Injectable } from '@nestjs/common';
import type { OperatorInvitation, OperatorRemoval, OperatorRoleChange, OperatorView } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { Accounts } from './accounts.repository';
import { alreadyOperator, emailTaken, lastAdministrator, operatorChanged, operatorFixed } from './identity.errors';
import { operatorRemoved } from './identity.events';
import { OperatorNotices } from './operator-notices.service';
import { presentOperator } from './operator.presenter';
import { Operators, type StoredOperator } from './operators.repository';

/** Lets administrators decide who works in operations, and with which role. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly database: Database,
    private readonly operators: Operators,
    private readonly accounts: Accounts,
    private readonly notices: OperatorNotices,
    private readonly events: Events,
    private readonly realtime: RealtimeFacade,
    private readonly config: Config,
  ) {}

  async list(): Promise<OperatorView[]> {
    return (await this.operators.list()).map((operator) => this.view(operator));
  }

  /** @throws ApiError already_operator; email_taken: an account with this address has not confirmed it */
  async invite(me: Principal, { name, email, role }: OperatorInvitation): Promise<OperatorView> {
    return this.database.transaction(async (tx) => {
      const { language } = (await this.accounts.find(me.userId, tx)) ?? { language: 'en' };
      const invited = await this.operators.invite(tx, { name, email, role, language });
      if (!invited) throw (await this.operators.hasEmail(tx, email)) ? alreadyOperator() : emailTaken();
      await this.notices.invited(tx, me, invited, language);
      return this.view(invited);
    });
  }

  /**
   * Takes effect with the next request, and closes the operator's sockets in every process; they reconnect with the new
   * rights.
   * @throws ApiError not_found, operator_fixed, operator_changed, last_administrator
   */
  async changeRole(me: Principal, userId: number, { role, expectedRole }: OperatorRoleChange): Promise<OperatorView> {
    return this.database.transaction(async (tx) => {
      const before = await this.lock(tx, userId);
      const changed = await this.operators.changeRole(tx, userId, { from: expectedRole, to: role });
      if (!changed) throw before.role === expectedRole ? lastAdministrator() : operatorChanged();
      await this.notices.roleChanged(tx, me, userId, { from: expectedRole, to: role });
      tx.afterCommit(() => this.realtime.closeUser(userId));
      return this.view(changed);
    });
  }

  /** @throws ApiError not_found, operator_fixed, operator_changed, last_administrator */
  async remove(me: Principal, userId: number, { expectedRole }: OperatorRemoval): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await this.lock(tx, userId);
      if (!(await this.operators.remove(tx, userId, expectedRole)))
        throw before.role === expectedRole ? lastAdministrator() : operatorChanged();
      await this.notices.removed(tx, me, userId, expectedRole);
      await this.events.publish(tx, operatorRemoved, { userId });
      tx.afterCommit(() => this.realtime.closeUser(userId));
    });
  }

  private async lock(tx: Transaction, userId: number): Promise<StoredOperator> {
    await this.operators.lock(tx);
    const operator = await this.operators.find(userId, tx);
    if (!operator) throw notFound('operator');
    if (this.isFixed(operator)) throw operatorFixed();
    return operator;
  }

  private isFixed({ email }: Pick<StoredOperator, 'email'>): boolean {
    return this.config.adminEmails.includes(email);
  }

  private view(operator: StoredOperator): OperatorView {
    return presentOperator(operator, this.isFixed(operator));
  }
}
