import { Injectable } from '@nestjs/common';
import type { AuthenticatorConfirmation, AuthenticatorSetup, RecoveryCodes } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { AuthenticatorApps } from './authenticator-apps.service';
import { FreshProof, type Proof } from './fresh-proof.service';
import { notAnOperator } from './identity.errors';
import { RecoveryCodesService } from './recovery-codes.service';
import { SecurityNotices } from './security-notices.service';

/** Sets up an authenticator app for a signed-in operator. It replaces an earlier app. */
@Injectable()
export class AuthenticatorReplacement {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly apps: AuthenticatorApps,
    private readonly proofs: FreshProof,
    private readonly recovery: RecoveryCodesService,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Requires a fresh proof even for the first app, because the app's codes count as proof from then on.
   * @throws ApiError fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser
   */
  async prepare({ userId }: Principal, proof: Proof): Promise<AuthenticatorSetup> {
    const account = await this.accounts.find(userId);
    if (!account) throw notAnOperator();
    await this.database.transaction(await this.proofs.check(userId, proof));
    return this.apps.prepare(account);
  }

  /**
   * Needs no other proof, because only an operator who gave one has the token.
   * @returns recovery codes, to be shown once; none when the operator still has some
   * @throws ApiError setup_expired, app_code_invalid
   */
  async confirm({ userId }: Principal, confirmation: AuthenticatorConfirmation): Promise<RecoveryCodes> {
    const authenticator = await this.apps.confirm(userId, confirmation);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      await this.apps.store(tx, userId, authenticator);
      await this.notices.record(tx, userId, 'add_authenticator');
      return { codes: (await this.recovery.replaceIfUsedUp(tx, userId)).map((code) => ({ code })) };
    });
  }
}
