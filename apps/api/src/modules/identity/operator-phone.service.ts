import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import type { Account } from './domain/account';
import { normalizePhone } from './domain/phone';
import { FreshProof, type Proof } from './fresh-proof.service';
import { onlySecondFactor, phoneUnreadable } from './identity.errors';
import { OperatorSignIn } from './operator-sign-in.service';
import { SecurityNotices } from './security-notices.service';

/** Changes the phone number that receives an operator's second codes. */
@Injectable()
export class OperatorPhone {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly proofs: FreshProof,
    private readonly signIn: OperatorSignIn,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * The new number is unverified. Setting the current number changes nothing and needs no proof.
   * @throws ApiError last_second_factor: a mistyped number would lock out an operator who has neither an app nor a
   * passkey; validation_failed, fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser
   */
  async change({ userId }: Principal, given: string, proof: Proof): Promise<void> {
    const phone = normalizePhone(given);
    if (phone === null) throw phoneUnreadable();
    const account = await this.accounts.find(userId);
    if (!account || account.phone === phone) return;
    // Checked first, so that nobody is asked for a proof in vain.
    await this.checkOtherFactor(account);
    const use = await this.proofs.check(userId, proof);
    await this.database.transaction(async (tx) => {
      const before = await this.accounts.lock(tx, userId);
      await use(tx);
      if (!before || before.phone === phone) return;
      await this.checkOtherFactor(before, tx);
      await this.accounts.update(tx, userId, { phone });
      await this.notices.recordPhoneChange(tx, before);
    });
  }

  private async checkOtherFactor({ id, phoneVerifiedAt }: Account, tx?: Transaction): Promise<void> {
    if (phoneVerifiedAt !== null && !(await this.signIn.hasAppOrPasskey(id, tx))) throw onlySecondFactor();
  }
}
