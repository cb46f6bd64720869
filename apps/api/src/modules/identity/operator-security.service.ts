import { Injectable } from '@nestjs/common';
import type { SignInSecurity } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { Factors } from './factors.repository';
import { FreshProof, type Proof } from './fresh-proof.service';
import { lastSecondFactor } from './identity.errors';
import { OperatorSignIn } from './operator-sign-in.service';
import { SecurityNotices } from './security-notices.service';

/** Operators' own sign-in settings. */
@Injectable()
export class OperatorSecurity {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly factors: Factors,
    private readonly proofs: FreshProof,
    private readonly notices: SecurityNotices,
    private readonly signIn: OperatorSignIn,
  ) {}

  async view({ userId }: Principal): Promise<SignInSecurity> {
    const app = await this.factors.authenticatorOf(userId);
    const account = await this.accounts.find(userId);
    return {
      authenticator: app && {
        addedAt: app.addedAt.toISOString(),
        lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
      },
      recoveryCodesLeft: await this.factors.recoveryCodesLeft(userId),
      phone: account?.phone ?? null,
      phoneVerified: !!account?.phone && account.phoneVerifiedAt !== null,
      textCodes: (await this.signIn.optionsOf(userId)).methods.includes('text'),
    };
  }

  /**
   * Also removes the recovery codes, which stand in for the app.
   * @throws ApiError last_second_factor, fresh_proof_required, app_code_invalid, factor_attempts_exceeded,
   * code_wrong_browser
   */
  async removeAuthenticator({ userId }: Principal, proof: Proof): Promise<void> {
    if (!(await this.factors.authenticatorOf(userId))) return;
    const use = await this.proofs.check(userId, proof);
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      await use(tx);
      if (!(await this.factors.removeAuthenticator(tx, userId))) return;
      await this.factors.replaceRecoveryCodes(tx, userId, []);
      if (!(await this.signIn.hasProvenFactor(userId, tx))) throw lastSecondFactor();
      await this.notices.record(tx, userId, 'remove_authenticator');
    });
  }
}
