import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { Codes, type NewCode } from '../codes.repository';
import type { SentCodes } from '../domain/code-limits';
import { type CodePurpose, MAX_ATTEMPTS, type StoredCode } from '../domain/code-rules';

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

  async replace(tx: Transaction, code: NewCode): Promise<void> {
    await tx.query(`DELETE FROM sign_in_codes WHERE user_id = $1 AND created_at < $2::timestamptz - interval '1 day'`, [
      code.userId,
      code.createdAt,
    ]);
    await tx.query(
      `UPDATE sign_in_codes SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND browser_hash IS NOT DISTINCT FROM $4 AND used_at IS NULL`,
      [code.userId, code.purpose, code.createdAt, code.browser],
    );
    await tx.query(
      `INSERT INTO sign_in_codes (user_id, purpose, code_hash, browser_hash, network_hash, known_by, recipient, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        code.userId,
        code.purpose,
        code.codeHash,
        code.browser,
        code.network,
        code.knownBy,
        code.recipient,
        code.createdAt,
        code.expiresAt,
      ],
    );
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

  async countSince(tx: Transaction, userId: number, purpose: CodePurpose, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 AND created_at > $3`,
      [userId, purpose, since],
    );
    return row?.count ?? 0;
  }

  async countAttempt(
    userId: number,
    purpose: CodePurpose,
    browser: string | null,
    now: Date,
  ): Promise<StoredCode | null> {
    const rows = await this.database.query<Row>(
      `UPDATE sign_in_codes SET attempts = attempts + 1
       WHERE id = (SELECT max(id) FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 AND browser_hash IS NOT DISTINCT FROM $5)
         AND used_at IS NULL AND expires_at > $3 AND attempts < $4
       RETURNING *`,
      [userId, purpose, now, MAX_ATTEMPTS, browser],
    );
    return first(rows);
  }

  async newest(userId: number, purpose: CodePurpose, browser: string | null): Promise<StoredCode | null> {
    const rows = await this.database.query<Row>(
      `SELECT * FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 AND browser_hash IS NOT DISTINCT FROM $3 ORDER BY id DESC LIMIT 1`,
      [userId, purpose, browser],
    );
    return first(rows);
  }

  async lastUsedRecipient(tx: Transaction, userId: number, browser: string): Promise<string | null> {
    const [row] = await tx.query<{ recipient: string }>(
      `SELECT recipient FROM sign_in_codes
        WHERE user_id = $1 AND purpose = 'sign_in' AND browser_hash = $2 AND used_at IS NOT NULL ORDER BY used_at DESC LIMIT 1`,
      [userId, browser],
    );
    return row?.recipient ?? null;
  }

  async use(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE sign_in_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id`,
      [id, now],
    );
    return rows.length === 1;
  }
}

function first([row]: Row[]): StoredCode | null {
  return row
    ? { id: row.id, codeHash: row.code_hash, attempts: row.attempts, expiresAt: row.expires_at, usedAt: row.used_at }
    : null;
}
