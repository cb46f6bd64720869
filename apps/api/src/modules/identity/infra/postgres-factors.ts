import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { Factors, type StoredAuthenticator } from '../factors.repository';
import { AuthenticatorAppEntity } from './authenticator-app.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';

@Injectable()
export class PostgresFactors extends Factors {
  constructor(private readonly database: Database) {
    super();
  }

  authenticatorOf(userId: number, tx?: Transaction): Promise<StoredAuthenticator | null> {
    return this.database.orm((manager) => manager.findOneBy(AuthenticatorAppEntity, { userId }), tx);
  }

  async storeAuthenticator(
    tx: Transaction,
    userId: number,
    { sealedSecret, step, addedAt }: { sealedSecret: string; step: number; addedAt: Date },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO authenticator_apps (user_id, sealed_secret, last_step, added_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET
         sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, added_at = excluded.added_at, last_used_at = NULL`,
      [userId, sealedSecret, step, addedAt],
    );
  }

  async useStep(
    tx: Transaction,
    userId: number,
    { sealedSecret, step, now }: { sealedSecret: string; step: number; now: Date },
  ): Promise<boolean> {
    const { affected } = await tx.manager.update(
      AuthenticatorAppEntity,
      { userId, sealedSecret, lastStep: LessThan(step) },
      { lastStep: step, lastUsedAt: now },
    );
    return affected === 1;
  }

  async removeAuthenticator(tx: Transaction, userId: number): Promise<boolean> {
    const { affected } = await tx.manager.delete(AuthenticatorAppEntity, { userId });
    return affected === 1;
  }

  recoveryCodesLeft(userId: number, tx?: Transaction): Promise<number> {
    return this.database.orm((manager) => manager.countBy(RecoveryCodeEntity, { userId, usedAt: IsNull() }), tx);
  }

  async replaceRecoveryCodes(tx: Transaction, userId: number, hashes: readonly string[]): Promise<void> {
    await tx.manager.delete(RecoveryCodeEntity, { userId });
    await tx.manager.insert(
      RecoveryCodeEntity,
      hashes.map((codeHash) => ({ userId, codeHash })),
    );
  }

  async useRecoveryCode(tx: Transaction, userId: number, hash: string, now: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(
      RecoveryCodeEntity,
      { userId, codeHash: hash, usedAt: IsNull() },
      { usedAt: now },
    );
    return affected === 1;
  }

  async countAttempt(
    tx: Transaction,
    userId: number,
    browser: string,
    { attempts, since, now }: { attempts: number; since: Date; now: Date },
  ): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO second_factor_attempts AS a (user_id, browser_hash, since, count)
       SELECT $1, $2, $4, 1
        WHERE $5 > (SELECT coalesce(sum(o.count), 0) FROM second_factor_attempts o
                     WHERE o.user_id = $1 AND o.since > $3
                       AND CASE WHEN EXISTS (SELECT 1 FROM second_factor_attempts k WHERE k.user_id = $1 AND k.browser_hash = $2 AND k.passed_at IS NOT NULL)
                             THEN o.browser_hash = $2 ELSE o.passed_at IS NULL END)
       ON CONFLICT (user_id, browser_hash) DO UPDATE SET
         count = CASE WHEN a.since > $3 THEN a.count + 1 ELSE 1 END,
         since = CASE WHEN a.since > $3 THEN a.since ELSE excluded.since END
       RETURNING 1`,
      [userId, browser, since, now, attempts],
    );
    return rows.length > 0;
  }

  async notePassed(tx: Transaction, userId: number, browser: string, now: Date): Promise<void> {
    await tx.query(
      `DELETE FROM second_factor_attempts
        WHERE user_id = $1 AND coalesce(passed_at, since) < $2::timestamptz - interval '400 days'`,
      [userId, now],
    );
    await tx.query(
      `INSERT INTO second_factor_attempts (user_id, browser_hash, since, count, passed_at) VALUES ($1, $2, $3, 0, $3)
       ON CONFLICT (user_id, browser_hash) DO UPDATE SET since = excluded.since, count = 0, passed_at = excluded.passed_at`,
      [userId, browser, now],
    );
  }
}
