import { Injectable } from '@nestjs/common';
import type { RecoveryCodes } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Accounts } from './accounts.repository';
import { FreshProof, type Proof } from './fresh-proof.service';
import { RecoveryCodesService } from './recovery-codes.service';
import { SecurityNotices } from './security-notices.service';

/** Creates new recovery codes for operators who ask for them. */
@Injectable()
export class RecoveryCodeReplacement {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly proofs: FreshProof,
    private readonly recovery: RecoveryCodesService,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Creates new codes and invalidates the earlier ones.
   * @returns the codes, to be shown once
   * @throws ApiError fresh_proof_required, app_code_invalid, factor_attempts_exceeded, code_wrong_browser
   */
  async replace({ userId }: Principal, proof: Proof): Promise<RecoveryCodes> {
    const use = await this.proofs.check(userId, proof);
    return this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, userId);
      await use(tx);
      await this.notices.record(tx, userId, 'make_recovery_codes');
      return { codes: (await this.recovery.replace(tx, userId)).map((code) => ({ code })) };
    });
  }
}
