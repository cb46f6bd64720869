import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { type ChallengeOwner, Passkeys, type StoredPasskey } from '../passkeys.repository';
import { PasskeyChallengeEntity } from './passkey-challenge.entity';
import { PasskeyEntity } from './passkey.entity';

@Injectable()
export class PostgresPasskeys extends Passkeys {
  constructor(private readonly database: Database) {
    super();
  }

  listOf(userId: number, tx?: Transaction): Promise<StoredPasskey[]> {
    const order = { addedAt: 'ASC', id: 'ASC' } as const;
    return this.database.orm((manager) => manager.find(PasskeyEntity, { where: { userId }, order }), tx);
  }

  find(id: string): Promise<StoredPasskey | null> {
    return this.database.orm((manager) => manager.findOneBy(PasskeyEntity, { id }));
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
    const { affected } = await tx.manager.delete(PasskeyEntity, { userId, id });
    return affected === 1;
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
    await this.database.orm((manager) => manager.delete(PasskeyChallengeEntity, { expiresAt: LessThan(now) }));
    await this.database.orm((manager) =>
      manager.insert(PasskeyChallengeEntity, { challenge, browserHash: browser, userId, expiresAt }),
    );
  }

  async takeChallenge(challenge: string, { browser, userId }: ChallengeOwner, now: Date): Promise<boolean> {
    const { affected } = await this.database.orm((manager) =>
      manager.delete(PasskeyChallengeEntity, {
        challenge,
        browserHash: browser,
        userId: userId ?? IsNull(),
        expiresAt: MoreThanOrEqual(now),
      }),
    );
    return affected === 1;
  }
}
