import { Injectable } from '@nestjs/common';
import type {
  AuthenticatorConfirmation,
  AuthenticatorSetup,
  RecoveryCodes,
  SignInSecurity,
} from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { AuthenticatorApps } from './authenticator-apps.service';
import { Factors } from './factors.repository';
import { lastSecondFactor, notAnOperator } from './identity.errors';
import { OperatorSignIn } from './operator-sign-in.service';
import { RecoveryCodesService } from './recovery-codes.service';
import { SecurityNotices } from './security-notices.service';

/** Operators look after how they sign in themselves. */
@Injectable()
export class OperatorSecurity {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly factors: Factors,
    private readonly apps: AuthenticatorApps,
    private readonly recovery: RecoveryCodesService,
    private readonly notices: SecurityNotices,
    private readonly signIn: OperatorSignIn,
  ) {}

  async view({ userId }: Principal): Promise<SignInSecurity> {
    const app = await this.factors.authenticatorOf(userId);
    return {
      authenticator: app && {
        addedAt: app.addedAt.toISOString(),
        lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
      },
      recoveryCodesLeft: await this.factors.recoveryCodesLeft(userId),
      textCodes: (await this.signIn.optionsOf(userId)).methods.includes('text'),
    };
  }

  async prepareAuthenticator({ userId }: Principal): Promise<AuthenticatorSetup> {
    const account = await this.accounts.find(userId);
    if (!account) throw notAnOperator();
    return this.apps.prepare(account);
  }

  /**
   * An app takes the place of the one before.
   * @returns recovery codes, to be shown once, unless some are left from before
   * @throws ApiError setup_expired, app_code_invalid
   */
  async confirmAuthenticator({ userId }: Principal, confirmation: AuthenticatorConfirmation): Promise<RecoveryCodes> {
    const authenticator = await this.apps.confirm(userId, confirmation);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      await this.apps.store(tx, userId, authenticator);
      await this.notices.record(tx, userId, 'add_authenticator');
      return present(await this.recovery.replaceIfUsedUp(tx, userId));
    });
  }

  /** Takes the recovery codes along, which stand in for the app. @throws ApiError last_second_factor */
  async removeAuthenticator({ userId }: Principal): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      if (!(await this.factors.removeAuthenticator(tx, userId))) return;
      await this.factors.replaceRecoveryCodes(tx, userId, []);
      if ((await this.signIn.optionsOf(userId, tx)).mustSetUp) throw lastSecondFactor();
      await this.notices.record(tx, userId, 'remove_authenticator');
    });
  }
}

const present = (codes: readonly string[]): RecoveryCodes => ({ codes: codes.map((code) => ({ code })) });
