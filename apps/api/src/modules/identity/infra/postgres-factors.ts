import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { Factors, type StoredAuthenticator } from '../factors.repository';

@Injectable()
export class PostgresFactors extends Factors {
  constructor(private readonly database: Database) {
    super();
  }

  async authenticatorOf(userId: number, tx?: Transaction): Promise<StoredAuthenticator | null> {
    const [row] = await (tx ?? this.database).query<StoredAuthenticator>(
      `SELECT sealed_secret AS "sealedSecret", added_at AS "addedAt", last_used_at AS "lastUsedAt"
         FROM authenticator_apps WHERE user_id = $1`,
      [userId],
    );
    return row ?? null;
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
    const rows = await tx.query(
      `UPDATE authenticator_apps SET last_step = $3, last_used_at = $4
        WHERE user_id = $1 AND sealed_secret = $2 AND last_step < $3 RETURNING 1`,
      [userId, sealedSecret, step, now],
    );
    return rows.length > 0;
  }

  async removeAuthenticator(tx: Transaction, userId: number): Promise<boolean> {
    return (await tx.query(`DELETE FROM authenticator_apps WHERE user_id = $1 RETURNING 1`, [userId])).length > 0;
  }

  async recoveryCodesLeft(userId: number, tx?: Transaction): Promise<number> {
    const [row] = await (tx ?? this.database).query<{ left: number }>(
      `SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL`,
      [userId],
    );
    return row?.left ?? 0;
  }

  async replaceRecoveryCodes(tx: Transaction, userId: number, hashes: readonly string[]): Promise<void> {
    await tx.query(`DELETE FROM recovery_codes WHERE user_id = $1`, [userId]);
    await tx.query(`INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])`, [userId, hashes]);
  }

  async useRecoveryCode(tx: Transaction, userId: number, hash: string, now: Date): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING 1`,
      [userId, hash, now],
    );
    return rows.length > 0;
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
