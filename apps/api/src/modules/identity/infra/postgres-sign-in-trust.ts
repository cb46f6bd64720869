import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import type { RecognizedBy } from '../domain/code-limits';
import { SignInTrust } from '../sign-in-trust.repository';
import { KnownBrowserEntity } from './known-browser.entity';

@Injectable()
export class PostgresSignInTrust extends SignInTrust {
  async knownBy(
    tx: Transaction,
    userId: number,
    { browser, network }: { browser: string; network: string },
  ): Promise<RecognizedBy> {
    const [row] = await tx.query<{ browser: boolean | null; network: boolean | null }>(
      `SELECT bool_or(browser_hash = $2) AS browser, bool_or(network_hash = $3) AS network FROM known_browsers WHERE user_id = $1`,
      [userId, browser, network],
    );
    return row?.browser ? 'browser' : row?.network ? 'network' : null;
  }

  async remember(
    tx: Transaction,
    userId: number,
    { browser, network }: { browser: string; network: string },
    now: Date,
  ): Promise<void> {
    await tx.query(
      `DELETE FROM known_browsers WHERE user_id = $1 AND last_signed_in_at < $2::timestamptz - interval '400 days'`,
      [userId, now],
    );
    await tx.query(
      `INSERT INTO known_browsers (user_id, browser_hash, network_hash, last_signed_in_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, browser_hash, network_hash) DO UPDATE SET last_signed_in_at = excluded.last_signed_in_at`,
      [userId, browser, network, now],
    );
  }

  async forgetAll(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(KnownBrowserEntity, { userId });
  }

  async countFailure(
    tx: Transaction,
    userId: number,
    { many, windowMs }: { many: number; windowMs: number },
    now: Date,
  ): Promise<boolean> {
    const start = new Date(now.getTime() - windowMs);
    await tx.query(
      `INSERT INTO sign_in_failures AS f (user_id, since, count) VALUES ($1, $2, 1)
       ON CONFLICT (user_id) DO UPDATE SET
         count = CASE WHEN f.since > $3 THEN f.count + 1 ELSE 1 END,
         since = CASE WHEN f.since > $3 THEN f.since ELSE excluded.since END`,
      [userId, now, start],
    );
    const told = await tx.query<object>(
      `UPDATE sign_in_failures SET notified_at = $2 WHERE user_id = $1 AND count >= $4 AND (notified_at IS NULL OR notified_at <= $3) RETURNING user_id`,
      [userId, now, start, many],
    );
    return told.length === 1;
  }
}
