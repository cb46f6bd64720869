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

/** Operators who have signed in set up an authenticator app, which takes the place of the one before. */
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
   * Also the first app needs the proof: its codes would be one for everything else.
   * @throws ApiError fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser
   */
  async prepare({ userId }: Principal, proof: Proof): Promise<AuthenticatorSetup> {
    const account = await this.accounts.find(userId);
    if (!account) throw notAnOperator();
    await this.database.transaction(await this.proofs.check(userId, proof));
    return this.apps.prepare(account);
  }

  /**
   * Needs no other proof, because only whoever gave one has the token.
   * @returns recovery codes, to be shown once, unless some are left from before
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
