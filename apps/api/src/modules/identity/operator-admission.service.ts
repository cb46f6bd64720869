import { Injectable } from '@nestjs/common';
import type { App } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { Factors } from './factors.repository';
import { codeRefused } from './identity.errors';
import { AuditFacade } from './identity.facade';
import { Operators } from './operators.repository';

/** Completes an operator's sign-in after any correct second factor. */
@Injectable()
export class OperatorAdmission {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: Factors,
    private readonly operators: Operators,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  /** @param by the second factor, for the audit log */
  async record(tx: Transaction, userId: number, browser: string, by: Record<string, string>): Promise<void> {
    const now = this.clock.now();
    await this.factors.notePassed(tx, userId, browser, now);
    await this.operators.noteSignIn(tx, userId, now);
    await this.audit.record(userId, 'operator signed in', `user:${userId}`, by, tx);
  }

  /** The operator with their new rights. @throws ApiError code_invalid when the account is gone */
  async principalOf(userId: number, app: App): Promise<Principal> {
    const principal = await this.accounts.principalOf(userId, { app, secondFactorGiven: true });
    if (!principal) throw codeRefused('invalid');
    return principal;
  }
}
