import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { SECOND_FACTOR } from './code-texts';
import { OneTimeCodes } from './codes.service';
import { type Account, type Destination, secondDestination } from './domain/account';
import type { Requester } from './domain/requester';
import { Operators } from './operators.repository';
import { codeRefused, notAnOperator, wrongBrowser } from './identity.errors';
import { AuditFacade } from './identity.facade';

/** Operators sign in with a second code, which comes another way than the first. */
@Injectable()
export class OperatorSignIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly operators: Operators,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Checks an operator's second code. The caller then marks the session.
   * @throws ApiError forbidden, code_wrong_browser, code_invalid, code_expired, code_attempts_exceeded
   */
  async giveSecondFactor(me: Principal, code: string, { app, browser }: Requester): Promise<Principal> {
    const account = await this.accounts.find(me.userId);
    if (!account || !me.secondFactorRequired) throw notAnOperator();
    if (browser === null) throw wrongBrowser();
    const { id, destination } = await this.codes.check(account, 'second_factor', code, browser);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, account.id);
      await this.codes.use(tx, id);
      await this.accounts.markVerified(tx, account.id, destination.channel, this.clock.now());
      await this.operators.noteSignIn(tx, account.id, this.clock.now());
      await this.audit.record(
        account.id,
        'operator signed in',
        `user:${account.id}`,
        { secondCodeBy: destination.channel },
        tx,
      );
    });
    const principal = await this.accounts.principalOf(account.id, { app, secondFactorGiven: true });
    if (!principal) throw codeRefused('invalid');
    return principal;
  }

  /** Sends the second code to who is an operator, or is named as one. @param first where the first code went */
  async prepare(tx: Transaction, account: Account, first: Destination, requester: Requester): Promise<void> {
    const named = account.emailVerifiedAt !== null && this.config.adminEmails.includes(account.email);
    if (named && account.operatorRole !== 'administrator') await this.accounts.makeAdministrator(tx, account.id);
    // Elsewhere operators are people like others, and need no second code.
    if (requester.app === 'admin' && (named || account.isAdmin)) {
      await this.codes.send(
        tx,
        account,
        'second_factor',
        secondDestination(account, first.channel),
        SECOND_FACTOR,
        requester,
      );
    }
  }
}
