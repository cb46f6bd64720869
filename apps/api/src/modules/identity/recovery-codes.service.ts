import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes';
import { Factors } from './factors.repository';
import { recoveryCodeInvalid } from './identity.errors';
import { SecurityNotices } from './security-notices.service';

/** Recovery codes for operators who have lost their phone. Only hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly factors: Factors,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Creates new codes and invalidates the earlier ones. @returns the codes, to be shown once */
  async replace(tx: Transaction, userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await this.factors.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => this.hash(userId, code)),
    );
    return codes;
  }

  /** Creates codes when none are left. @returns the new codes; empty when some are left */
  async replaceIfUsedUp(tx: Transaction, userId: number): Promise<string[]> {
    return (await this.factors.recoveryCodesLeft(userId, tx)) > 0 ? [] : this.replace(tx, userId);
  }

  /**
   * @returns a function that uses up the code and notifies the operator; it succeeds for one of several calls with the
   * same code
   */
  check(userId: number, code: string): (tx: Transaction) => Promise<void> {
    return async (tx) => {
      if (!(await this.factors.useRecoveryCode(tx, userId, this.hash(userId, code), this.clock.now())))
        throw recoveryCodeInvalid();
      await this.notices.record(tx, userId, 'use_recovery_code');
    };
  }

  private hash(userId: number, code: string): string {
    return hashRecoveryCode(this.config.SIGNING_SECRET, userId, code);
  }
}
