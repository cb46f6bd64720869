import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { type ChallengeOwner, Passkeys, type StoredPasskey } from '../passkeys.repository';

const COLUMNS = `id, user_id AS "userId", name, public_key AS "publicKey", counter::float8 AS counter, transports,
  added_at AS "addedAt", last_used_at AS "lastUsedAt"`;

@Injectable()
export class PostgresPasskeys extends Passkeys {
  constructor(private readonly database: Database) {
    super();
  }

  listOf(userId: number, tx?: Transaction): Promise<StoredPasskey[]> {
    return (tx ?? this.database).query<StoredPasskey>(
      `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY added_at, id`,
      [userId],
    );
  }

  async find(id: string): Promise<StoredPasskey | null> {
    const [row] = await this.database.query<StoredPasskey>(`SELECT ${COLUMNS} FROM passkeys WHERE id = $1`, [id]);
    return row ?? null;
  }

  async insert(tx: Transaction, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean> {
    const { id, userId, name, publicKey, counter, transports, addedAt } = passkey;
    const rows = await tx.query(
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING 1`,
      [id, userId, name, publicKey, counter, transports, addedAt],
    );
    return rows.length > 0;
  }

  async remove(tx: Transaction, userId: number, id: string): Promise<boolean> {
    return (await tx.query(`DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING 1`, [userId, id])).length > 0;
  }

  async noteUse(tx: Transaction, id: string, counter: number, now: Date): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE passkeys SET counter = $2, last_used_at = $3
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1`,
      [id, counter, now],
    );
    return rows.length > 0;
  }

  async storeChallenge(
    challenge: string,
    { browser, userId }: ChallengeOwner,
    expiresAt: Date,
    now: Date,
  ): Promise<void> {
    await this.database.query(`DELETE FROM passkey_challenges WHERE expires_at < $1`, [now]);
    await this.database.query(
      `INSERT INTO passkey_challenges (challenge, browser_hash, user_id, expires_at) VALUES ($1, $2, $3, $4)`,
      [challenge, browser, userId, expiresAt],
    );
  }

  async takeChallenge(challenge: string, { browser, userId }: ChallengeOwner, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      `DELETE FROM passkey_challenges
        WHERE challenge = $1 AND browser_hash = $2 AND user_id IS NOT DISTINCT FROM $3 AND expires_at >= $4 RETURNING 1`,
      [challenge, browser, userId, now],
    );
    return rows.length > 0;
  }
}
