import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  PriceVersionsRepository,
  type BookedQuote,
  type NewVersion,
  type PriceVersion,
} from '../price-versions.repository';
import type { Quote } from '../pricing.facade';

const VERSION = `c.id, c.rates, c.valid_from AS "validFrom", c.saved_at AS "savedAt", u.name AS author, c.reason, c.restores_id AS restores`;
const FROM = `rate_cards c LEFT JOIN users u ON u.id = c.author_id`;

@Injectable()
export class SqlPriceVersionsRepository extends PriceVersionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(limit: number, tx?: Transaction): Promise<PriceVersion[]> {
    return (tx ?? this.database).query<PriceVersion>(
      `SELECT ${VERSION} FROM ${FROM} ORDER BY c.valid_from DESC LIMIT $1`,
      [limit],
    );
  }

  async find(tx: Transaction, id: number): Promise<PriceVersion | null> {
    const [row] = await tx.query<PriceVersion>(`SELECT ${VERSION} FROM ${FROM} WHERE c.id = $1`, [id]);
    return row ?? null;
  }

  async beginsAt(tx: Transaction, moment: Date): Promise<boolean> {
    return (await tx.query(`SELECT 1 FROM rate_cards WHERE valid_from = $1`, [moment])).length > 0;
  }

  async insert(tx: Transaction, version: NewVersion): Promise<number | null> {
    const { basedOn, rates, authorId, reason, restores, validFrom, now } = version;
    // One change at a time: what the operator saw is still the newest, or nothing is saved.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('rate_cards'))`);
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO rate_cards (valid_from, rates, author_id, reason, restores_id, saved_at)
       SELECT coalesce($5::timestamptz, greatest($6::timestamptz, (SELECT max(valid_from) + interval '1 millisecond' FROM rate_cards WHERE valid_from <= $6))),
              $2::jsonb, $3, $4, $7, $6
        WHERE (SELECT max(id) FROM rate_cards) = $1 RETURNING id`,
      [basedOn, JSON.stringify(rates), authorId, reason, validFrom, now, restores],
    );
    return row?.id ?? null;
  }

  async booked(since: Date, limit: number): Promise<BookedQuote[]> {
    const rows = await this.database.query<{
      rideId: number;
      request: Omit<Quote, 'id' | 'price'>;
      price: Quote['price'];
    }>(
      `SELECT r.id AS "rideId", q.request, q.price FROM rides r JOIN quotes q ON q.id = r.quote_id
        WHERE r.created_at >= $1 AND r.status <> 'cancelled' ORDER BY r.id DESC LIMIT $2`,
      [since, limit],
    );
    return rows.map(({ rideId, request, price }) => ({ rideId, quote: { ...request, id: '', price } }));
  }
}
