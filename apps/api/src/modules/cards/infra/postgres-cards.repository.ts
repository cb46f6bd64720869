import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import { FIRST_DELAY, MAX_LOOKUPS, NEXT_DELAY } from '../../../platform/stripe/lookups';
import { CardsRepository, type SavedCard, type SetupAttempt, type StoredSetup } from '../cards.repository';
import type { ProviderCard } from '../domain/card';
import { CardSetupEntity } from './card-setup.entity';
import { SavedCardEntity } from './saved-card.entity';

const FIELDS = `id, user_id AS "userId", method_id AS "methodId", brand, last4, exp_month AS "expMonth", exp_year AS "expYear", is_default AS "isDefault"`;
const CARD = {
  id: true,
  userId: true,
  methodId: true,
  brand: true,
  last4: true,
  expMonth: true,
  expYear: true,
  isDefault: true,
} as const;

@Injectable()
export class PostgresCardsRepository extends CardsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(userId: number): Promise<SavedCard[]> {
    return this.database.orm((manager) =>
      manager.find(SavedCardEntity, {
        select: CARD,
        where: { userId, removedAt: IsNull() },
        order: { isDefault: 'DESC', id: 'DESC' },
      }),
    );
  }

  async find(userId: number, cardId: number): Promise<SavedCard | null> {
    return this.database.orm((manager) =>
      manager.findOne(SavedCardEntity, { select: CARD, where: { userId, id: cardId, removedAt: IsNull() } }),
    );
  }

  async findByMethod(methodId: string): Promise<SavedCard | null> {
    return this.database.orm((manager) =>
      manager.findOne(SavedCardEntity, { select: CARD, where: { methodId, removedAt: IsNull() } }),
    );
  }

  async save(
    tx: Transaction,
    { methodId, customer, brand, last4, expMonth, expYear }: ProviderCard & { customer: string },
  ): Promise<boolean> {
    // The lock prevents two first cards of a person from both becoming the default.
    const [owner] = await tx.query<{ id: number }>(
      `SELECT id FROM users WHERE stripe_customer_id = $1 FOR NO KEY UPDATE`,
      [customer],
    );
    if (!owner) return false;
    const rows = await tx.query(
      `INSERT INTO saved_cards AS card (user_id, method_id, brand, last4, exp_month, exp_year, is_default)
       VALUES ($1, $2, $3, $4, $5, $6, NOT EXISTS (SELECT 1 FROM saved_cards WHERE user_id = $1 AND is_default))
       ON CONFLICT (method_id) DO UPDATE SET brand = $3, last4 = $4, exp_month = $5, exp_year = $6
       WHERE card.removed_at IS NULL AND card.user_id = $1 RETURNING id`,
      [owner.id, methodId, brand, last4, expMonth, expYear],
    );
    return rows.length > 0;
  }

  async remove(tx: Transaction, methodId: string): Promise<boolean> {
    const [gone] = await tx.query<{ userId: number }>(
      `UPDATE saved_cards SET removed_at = now(), is_default = false WHERE method_id = $1 AND removed_at IS NULL RETURNING user_id AS "userId"`,
      [methodId],
    );
    if (!gone) return false;
    await tx.query(
      `UPDATE saved_cards SET is_default = true
        WHERE id = (SELECT max(id) FROM saved_cards WHERE user_id = $1 AND removed_at IS NULL)
          AND NOT EXISTS (SELECT 1 FROM saved_cards WHERE user_id = $1 AND is_default)`,
      [gone.userId],
    );
    return true;
  }

  lockOf(tx: Transaction, userId: number): Promise<SavedCard[]> {
    return tx.query<SavedCard>(
      `SELECT ${FIELDS} FROM saved_cards WHERE user_id = $1 AND removed_at IS NULL ORDER BY id FOR UPDATE`,
      [userId],
    );
  }

  async isAwaited(tx: Transaction, methodId: string): Promise<boolean> {
    return (
      (await tx.query(`SELECT 1 FROM payments WHERE method_id = $1 AND state = 'stored' LIMIT 1`, [methodId])).length >
      0
    );
  }

  async makeDefault({ manager }: Transaction, userId: number, cardId: number): Promise<void> {
    await manager.update(SavedCardEntity, { userId, isDefault: true, id: Not(cardId) }, { isDefault: false });
    await manager.update(SavedCardEntity, { userId, id: cardId, removedAt: IsNull() }, { isDefault: true });
  }

  async setupOf(userId: number): Promise<SetupAttempt> {
    await this.database.query(`INSERT INTO card_setups (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [userId]);
    return this.database.orm((manager) =>
      manager.findOneOrFail(CardSetupEntity, { select: { attempt: true, setupIntentId: true }, where: { userId } }),
    );
  }

  async storeSetup(userId: number, attempt: number, setupIntentId: string): Promise<void> {
    await this.database.query(
      `UPDATE card_setups SET setup_intent_id = $3, ${FIRST_DELAY} WHERE user_id = $1 AND attempt = $2`,
      [userId, attempt, setupIntentId],
    );
  }

  async nextSetup(userId: number, attempt: number): Promise<void> {
    await this.database.orm((manager) =>
      manager.update(CardSetupEntity, { userId, attempt }, { attempt: () => 'attempt + 1', setupIntentId: null }),
    );
  }

  claimLookups(most: number): Promise<StoredSetup[]> {
    return this.database.query<StoredSetup>(
      `UPDATE card_setups SET ${NEXT_DELAY}
        WHERE user_id IN (SELECT user_id FROM card_setups
                           WHERE setup_intent_id IS NOT NULL AND lookups < ${MAX_LOOKUPS} AND next_lookup_at <= now()
                           ORDER BY next_lookup_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING user_id AS "userId", attempt, setup_intent_id AS "setupIntentId"`,
      [most],
    );
  }
}
