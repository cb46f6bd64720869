import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { Codes } from '../codes.repository';
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

  async replace(tx: Transaction, code: { userId: number; purpose: CodePurpose; codeHash: string; createdAt: Date; expiresAt: Date }): Promise<void> {
    await tx.query(`DELETE FROM sign_in_codes WHERE user_id = $1 AND created_at < $2::timestamptz - interval '1 day'`, [code.userId, code.createdAt]);
    await tx.query(`UPDATE sign_in_codes SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL`, [
      code.userId,
      code.purpose,
      code.createdAt,
    ]);
    await tx.query(`INSERT INTO sign_in_codes (user_id, purpose, code_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`, [
      code.userId,
      code.purpose,
      code.codeHash,
      code.createdAt,
      code.expiresAt,
    ]);
  }

  async countSince(tx: Transaction, userId: number, purpose: CodePurpose, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 AND created_at > $3`,
      [userId, purpose, since],
    );
    return row?.count ?? 0;
  }

  async countAttempt(userId: number, purpose: CodePurpose, now: Date): Promise<StoredCode | null> {
    const rows = await this.database.query<Row>(
      `UPDATE sign_in_codes SET attempts = attempts + 1
       WHERE id = (SELECT max(id) FROM sign_in_codes WHERE user_id = $1 AND purpose = $2)
         AND used_at IS NULL AND expires_at > $3 AND attempts < $4
       RETURNING *`,
      [userId, purpose, now, MAX_ATTEMPTS],
    );
    return first(rows);
  }

  async newest(userId: number, purpose: CodePurpose): Promise<StoredCode | null> {
    const rows = await this.database.query<Row>(
      `SELECT * FROM sign_in_codes WHERE user_id = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1`,
      [userId, purpose],
    );
    return first(rows);
  }

  async use(tx: Transaction, id: string, now: Date): Promise<boolean> {
    const rows = await tx.query<object>(`UPDATE sign_in_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id`, [id, now]);
    return rows.length === 1;
  }
}

function first([row]: Row[]): StoredCode | null {
  return row ? { id: row.id, codeHash: row.code_hash, attempts: row.attempts, expiresAt: row.expires_at, usedAt: row.used_at } : null;
}
