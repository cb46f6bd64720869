import { Injectable } from '@nestjs/common';
import type { AuthenticatorConfirmation, AuthenticatorSetup } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { AuthenticatorApps } from './authenticator-apps.service';
import type { Requester } from './domain/requester';
import { notAnOperator, wrongBrowser } from './identity.errors';
import { OperatorAdmission } from './operator-admission.service';
import { OperatorSignIn } from './operator-sign-in.service';
import { RecoveryCodesService } from './recovery-codes.service';
import { SecurityNotices } from './security-notices.service';

/** Sets up an authenticator app at the first sign-in of operators who cannot receive codes by text message. */
@Injectable()
export class FirstAuthenticator {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly apps: AuthenticatorApps,
    private readonly recovery: RecoveryCodesService,
    private readonly signIn: OperatorSignIn,
    private readonly admission: OperatorAdmission,
    private readonly notices: SecurityNotices,
  ) {}

  /** @throws ApiError forbidden when the operator has a second factor */
  async prepare(me: Principal): Promise<AuthenticatorSetup> {
    const account = await this.signIn.operatorOf(me);
    if (!(await this.signIn.optionsOf(account.id)).mustSetUp) throw notAnOperator();
    return this.apps.prepare(account);
  }

  /**
   * Stores the app and signs the operator in. The caller then marks the session.
   * @returns the recovery codes, to be shown once
   * @throws ApiError forbidden, code_wrong_browser, setup_expired, app_code_invalid
   */
  async confirm(
    me: Principal,
    confirmation: AuthenticatorConfirmation,
    { app, browser }: Requester,
  ): Promise<{ principal: Principal; codes: string[] }> {
    const { id } = await this.signIn.operatorOf(me);
    if (browser === null) throw wrongBrowser();
    const authenticator = await this.apps.confirm(id, confirmation);
    const codes = await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, id);
      if (!(await this.signIn.optionsOf(id, tx)).mustSetUp) throw notAnOperator();
      await this.apps.store(tx, id, authenticator);
      await this.notices.record(tx, id, 'add_authenticator');
      await this.admission.record(tx, id, browser, { secondCodeBy: 'app' });
      return this.recovery.replace(tx, id);
    });
    return { principal: await this.admission.principalOf(id, app), codes };
  }
}
