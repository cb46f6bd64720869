import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { Codes, type NewCode } from '../codes.repository';
import type { SentCodes } from '../domain/code-limits';
import { type CodePurpose, MAX_ATTEMPTS, type StoredCode } from '../domain/code-rules';
import { SignInCodeEntity } from './sign-in-code.entity';

interface Row {
  id: string;
  code_hash: string;
  attempts: number;
  expires_at: Date;
  used_at: Date | null;
}

@Injectable()
export class PostgresCodes extends Codes {
  constructor(private readonly database: Database) {
    super();
  }

  async replace(tx: Transaction, { browser, network, ...code }: NewCode): Promise<void> {
    const { userId, purpose, createdAt } = code;
    await tx.query(`DELETE FROM sign_in_codes WHERE user_id = $1 AND created_at < $2::timestamptz - interval '1 day'`, [
      userId,
      createdAt,
    ]);
    await tx.manager.update(
      SignInCodeEntity,
      { userId, purpose, browserHash: browser ?? IsNull(), usedAt: IsNull() },
      { usedAt: createdAt },
    );
    await tx.manager.insert(SignInCodeEntity, { ...code, browserHash: browser, networkHash: network });
  }

  async sentSince(
    tx: Transaction,
    userId: number,
    { browser, network }: { browser: string; network: string },
    since: Date,
  ): Promise<SentCodes> {
    const [row] = await tx.query<SentCodes>(
      `SELECT count(*) FILTER (WHERE browser_hash = $2)::int AS browser,
              count(*) FILTER (WHERE network_hash = $3 AND known_by IS DISTINCT FROM 'browser')::int AS network,
              count(*) FILTER (WHERE known_by IS NULL)::int AS strangers
       FROM sign_in_codes WHERE user_id = $1 AND purpose = 'sign_in' AND created_at > $4`,
      [userId, browser, network, since],
    );
    return row ?? { browser: 0, network: 0, strangers: 0 };
  }

  async phoneCodesSince(
    tx: Transaction,
    { userId, phone, network }: { userId: number; phone: string; network: string },
    since: Date,
  ): Promise<{ account: number; phone: number; network: number }> {
    const [row] = await tx.query<{ account: number; phone: number; network: number }>(
      `SELECT (SELECT count(*)::int FROM sign_in_codes WHERE user_id = $1 AND purpose = 'phone' AND created_at > $4) AS account,
              count(*)::int AS phone,
              count(*) FILTER (WHERE network_hash = $3)::int AS network
       FROM sign_in_codes WHERE recipient = $2 AND purpose = 'phone' AND created_at > $4`,
      [userId, phone, network, since],
    );
    return row ?? { account: 0, phone: 0, network: 0 };
  }

  countSince({ manager }: Transaction, userId: number, purpose: CodePurpose, since: Date): Promise<number> {
    return manager.countBy(SignInCodeEntity, { userId, purpose, createdAt: MoreThan(since) });
  }

  async countAttempt(
    userId: number,
    purpose: CodePurpose,
    browser: string | null,
    now: Date,
  ): Promise<StoredCode | null> {
    const [row] = await this.database.query<Row>(
      `UPDATE sign_in_codes SET attempts = attempts + 1
       WHERE id = (SELECT max(id) FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 AND browser_hash IS NOT DISTINCT FROM $5)
         AND used_at IS NULL AND expires_at > $3 AND attempts < $4
       RETURNING *`,
      [userId, purpose, now, MAX_ATTEMPTS, browser],
    );
    return row
      ? { id: row.id, codeHash: row.code_hash, attempts: row.attempts, expiresAt: row.expires_at, usedAt: row.used_at }
      : null;
  }

  newest(userId: number, purpose: CodePurpose, browser: string | null): Promise<StoredCode | null> {
    const where = { userId, purpose, browserHash: browser ?? IsNull() };
    return this.database.orm((manager) => manager.findOne(SignInCodeEntity, { where, order: { id: 'DESC' } }));
  }

  async use(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.manager.update(SignInCodeEntity, { id, usedAt: IsNull() }, { usedAt: now });
    return affected === 1;
  }
}
