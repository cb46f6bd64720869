import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Quote } from '../pricing.facade';
import { PricingRepository, type DatedRateCard, type RateCard, type StoredQuote } from '../pricing.repository';

type QuoteDocument = Omit<Quote, 'id' | 'price' | 'scheduledAt'> & { scheduledAt: string | null };

interface QuoteRow {
  id: string;
  user_id: number | null;
  ride_id: number | null;
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

  async rateCardAt(moment: Date): Promise<DatedRateCard> {
    const [row] = await this.database.query<DatedRateCard>(
      `SELECT id, rates, valid_from AS "validFrom" FROM rate_cards
        WHERE valid_from <= $1 AND withdrawn_at IS NULL ORDER BY valid_from DESC LIMIT 1`,
      [moment],
    );
    if (!row) throw new Error('no rates are in force');
    return row;
  }

  async saveQuote(
    quote: Omit<Quote, 'id'>,
    userId: number | null,
    card: RateCard,
    now: Date,
    expiresAt: Date,
  ): Promise<string | null> {
    const { price, ...request } = quote;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO quotes (user_id, rate_card_id, request, price, expires_at)
       SELECT $1::integer, id, $2::jsonb, $3::jsonb, $4::timestamptz
         FROM (SELECT id, rates FROM rate_cards WHERE valid_from <= $5 AND withdrawn_at IS NULL ORDER BY valid_from DESC LIMIT 1) in_force
        WHERE id = $6 AND rates = $7::jsonb RETURNING id`,
      [userId, JSON.stringify(request), JSON.stringify(price), expiresAt, now, card.id, JSON.stringify(card.rates)],
    );
    return row?.id ?? null;
  }

  async savePickupQuote(
    tx: Transaction,
    { price, ...request }: Omit<Quote, 'id'>,
    ride: { id: number; organizerId: number; rateCardId: number },
    expiresAt: Date,
  ): Promise<string> {
    const [row] = await tx.query<{ id: string }>(
      `INSERT INTO quotes (user_id, ride_id, rate_card_id, request, price, expires_at)
       VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6) RETURNING id`,
      [ride.organizerId, ride.id, ride.rateCardId, JSON.stringify(request), JSON.stringify(price), expiresAt],
    );
    return row!.id;
  }

  async takeQuote(
    tx: Transaction,
    quoteId: string,
    userId: number,
    now: Date,
    rideId: number | null,
  ): Promise<Quote | null> {
    const [row] = await tx.query<QuoteRow>(
      `UPDATE quotes SET used_at = $3, user_id = $2
        WHERE id = $1 AND used_at IS NULL AND expires_at > $3 AND (user_id IS NULL OR user_id = $2)
          AND ride_id IS NOT DISTINCT FROM $4::integer RETURNING *`,
      [quoteId, userId, now, rideId],
    );
    return row ? quoteOf(row) : null;
  }

  async rateCardOf(tx: Transaction, quoteId: string): Promise<RateCard | null> {
    const [row] = await tx.query<RateCard>(
      `SELECT c.id, c.rates FROM rate_cards c JOIN quotes q ON q.rate_card_id = c.id WHERE q.id = $1`,
      [quoteId],
    );
    return row ?? null;
  }

  async findQuote(tx: Transaction, quoteId: string): Promise<StoredQuote | null> {
    const [row] = await tx.query<QuoteRow>(`SELECT * FROM quotes WHERE id = $1`, [quoteId]);
    return row
      ? {
          quote: quoteOf(row),
          userId: row.user_id,
          rideId: row.ride_id,
          expiresAt: row.expires_at,
          usedAt: row.used_at,
        }
      : null;
  }
}

function quoteOf({ id, request, price }: QuoteRow): Quote {
  return { ...request, id, price, scheduledAt: request.scheduledAt ? new Date(request.scheduledAt) : null };
}
