import { Injectable } from '@nestjs/common';
import type { SecondFactor, SecondFactorMethod, SecondFactorOptions } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { AuthenticatorApps } from './authenticator-apps.service';
import type { Account, Destination } from './domain/account';
import type { Requester } from './domain/requester';
import { FactorAttempts } from './factor-attempts.service';
import { codeRefused, notAnOperator, wrongBrowser } from './identity.errors';
import { OperatorAdmission } from './operator-admission.service';
import { type FactorUse, OperatorSignIn } from './operator-sign-in.service';
import { RecoveryCodesService } from './recovery-codes.service';

/** Checks the second factor of an operator who has given the first code in this session. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly apps: AuthenticatorApps,
    private readonly recovery: RecoveryCodesService,
    private readonly attempts: FactorAttempts,
    private readonly signIn: OperatorSignIn,
    private readonly admission: OperatorAdmission,
  ) {}

  /** @throws ApiError forbidden */
  async options(me: Principal, first: Destination['channel'] | null): Promise<SecondFactorOptions> {
    const account = await this.signIn.operatorOf(me);
    return this.database.transaction((tx) => this.signIn.optionsIn(tx, account, first));
  }

  /**
   * @param first how the first code of the session was sent
   * @throws ApiError forbidden, text_codes_off, code_wrong_browser, code_expired, too_many_requests
   */
  async sendText(me: Principal, first: Destination['channel'] | null, requester: Requester): Promise<void> {
    const { id } = await this.signIn.operatorOf(me);
    if (requester.browser === null) throw wrongBrowser();
    // A session from before this was stored. Its person has to sign in again.
    if (first === null) throw codeRefused('expired');
    await this.database.transaction(async (tx) => {
      const account = await this.accounts.lock(tx, id);
      if (!account) throw notAnOperator();
      await this.signIn.sendText(tx, account, first, requester);
    });
  }

  /**
   * Checks the second factor. The caller then marks the session.
   * @throws ApiError forbidden, code_wrong_browser, code_invalid, code_expired, code_attempts_exceeded, app_code_invalid,
   * recovery_code_invalid, factor_attempts_exceeded, text_codes_off
   */
  async give(me: Principal, { code, method = 'text' }: SecondFactor, { app, browser }: Requester): Promise<Principal> {
    const account = await this.signIn.operatorOf(me);
    if (browser === null) throw wrongBrowser();
    const use = await this.check(account, method, code, browser);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, account.id);
      await this.admission.record(tx, account.id, browser, await use(tx));
    });
    return this.admission.principalOf(account.id, app);
  }

  private async check(account: Account, method: SecondFactorMethod, code: string, browser: string): Promise<FactorUse> {
    if (method === 'text') return this.signIn.checkText(account, code, browser);
    await this.attempts.count(account.id, browser);
    const use = method === 'app' ? await this.apps.check(account.id, code) : this.recovery.check(account.id, code);
    return async (tx) => {
      await use(tx);
      return { secondCodeBy: method };
    };
  }
}
