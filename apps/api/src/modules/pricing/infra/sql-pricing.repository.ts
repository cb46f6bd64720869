import { Injectable } from '@nestjs/common';
import { formatCents, parseCents, type Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Quote } from '../pricing.facade';
import { PricingRepository, type RateCard, type StoredPromotion, type StoredQuote } from '../pricing.repository';

type QuoteDocument = Omit<Quote, 'id' | 'price' | 'scheduledAt'> & { scheduledAt: string | null };

interface QuoteRow {
  id: string;
  user_id: number | null;
  request: QuoteDocument;
  price: Quote['price'];
  expires_at: Date;
  used_at: Date | null;
}

@Injectable()
export class SqlPricingRepository extends PricingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async rateCardAt(moment: Date): Promise<RateCard> {
    const [row] = await this.database.query<RateCard>(`SELECT id, rates FROM rate_cards WHERE valid_from <= $1 ORDER BY valid_from DESC LIMIT 1`, [moment]);
    if (!row) throw new Error('no rates are in force');
    return row;
  }

  async promotion(code: string, tx?: Transaction): Promise<StoredPromotion | null> {
    const [row] = await (tx ?? this.database).query<{ code: string; name: string; max_discount: string; new_account_days: number | null }>(
      `SELECT code, name, max_discount, new_account_days FROM promotions WHERE code = $1 AND active`,
      [code],
    );
    return row ? { code: row.code, name: row.name, maxDiscount: parseCents(row.max_discount), newAccountDays: row.new_account_days } : null;
  }

  async hasRedeemed(userIds: readonly number[], tx?: Transaction): Promise<boolean> {
    const rows = await (tx ?? this.database).query<object>(
      `SELECT 1 FROM promotion_redemptions WHERE returned_at IS NULL AND user_id = ANY($1::int[]) LIMIT 1`,
      [userIds],
    );
    return rows.length > 0;
  }

  async lockRedemptions(tx: Transaction, userIds: readonly number[]): Promise<void> {
    for (const userId of userIds) await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('first ride:' || $1::text, 0))`, [userId]);
  }

  async saveQuote(quote: Omit<Quote, 'id'>, userId: number | null, rateCardId: number, expiresAt: Date): Promise<string> {
    const { price, ...request } = quote;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [userId, rateCardId, JSON.stringify(request), JSON.stringify(price), expiresAt],
    );
    return row!.id;
  }

  async takeQuote(tx: Transaction, quoteId: string, userId: number, now: Date): Promise<Quote | null> {
    const [row] = await tx.query<QuoteRow>(
      `UPDATE quotes SET used_at = $3, user_id = $2
        WHERE id = $1 AND used_at IS NULL AND expires_at > $3 AND (user_id IS NULL OR user_id = $2) RETURNING *`,
      [quoteId, userId, now],
    );
    return row ? quoteOf(row) : null;
  }

  async findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null> {
    const [row] = await tx.query<QuoteRow>(`SELECT * FROM quotes WHERE id = $1`, [quoteId]);
    return row ? { quote: quoteOf(row), userId: row.user_id, expiresAt: row.expires_at, usedAt: row.used_at } : null;
  }

  async redeem(
    tx: Transaction,
    { code, userId, phone, rideId, discount }: { code: string; userId: number; phone: string | null; rideId: number; discount: Cents },
  ): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO promotion_redemptions (code, user_id, phone, ride_id, discount) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [code, userId, phone, rideId, formatCents(discount)],
    );
    return rows.length === 1;
  }

  async giveBack(tx: Transaction, rideId: number): Promise<void> {
    await tx.query(`UPDATE promotion_redemptions SET returned_at = now() WHERE ride_id = $1 AND returned_at IS NULL`, [rideId]);
  }
}

function quoteOf({ id, request, price }: QuoteRow): Quote {
  return { ...request, id, price, scheduledAt: request.scheduledAt ? new Date(request.scheduledAt) : null };
}
