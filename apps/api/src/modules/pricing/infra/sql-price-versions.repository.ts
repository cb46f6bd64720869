import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  PriceVersionsRepository,
  type BookedQuote,
  type NewVersion,
  type PriceVersion,
  type Withdrawal,
} from '../price-versions.repository';
import type { Quote } from '../pricing.facade';
import type { DatedRateCard } from '../pricing.repository';

const VERSION = `c.id, c.rates, c.valid_from AS "validFrom", c.saved_at AS "savedAt", u.name AS author, c.reason, c.restores_id AS restores,
  c.replaces_id AS replaces, c.carries_over_id AS "carriesOver",
  c.withdrawn_at AS "withdrawnAt", w.name AS "withdrawnBy", c.withdrawn_for AS "withdrawnFor"`;
const FROM = `rate_cards c LEFT JOIN users u ON u.id = c.author_id LEFT JOIN users w ON w.id = c.withdrawn_by`;

@Injectable()
export class SqlPriceVersionsRepository extends PriceVersionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(limit: number, tx?: Transaction): Promise<PriceVersion[]> {
    return (tx ?? this.database).query<PriceVersion>(
      `SELECT ${VERSION} FROM ${FROM} ORDER BY c.valid_from DESC, c.id DESC LIMIT $1`,
      [limit],
    );
  }

  async find(tx: Transaction, id: number): Promise<PriceVersion | null> {
    const [row] = await tx.query<PriceVersion>(`SELECT ${VERSION} FROM ${FROM} WHERE c.id = $1`, [id]);
    return row ?? null;
  }

  async lockNewest(tx: Transaction): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('rate_cards'))`);
    const [row] = await tx.query<{ id: number }>(`SELECT max(id) AS id FROM rate_cards`);
    return row!.id;
  }

  async inForceAt(tx: Transaction, moment: Date): Promise<DatedRateCard | null> {
    const [row] = await tx.query<DatedRateCard>(
      `SELECT id, rates, valid_from AS "validFrom" FROM rate_cards
        WHERE valid_from <= $1 AND withdrawn_at IS NULL ORDER BY valid_from DESC LIMIT 1`,
      [moment],
    );
    return row ?? null;
  }

  plannedAfter(tx: Transaction, moment: Date): Promise<PriceVersion[]> {
    return tx.query<PriceVersion>(
      `SELECT ${VERSION} FROM ${FROM} WHERE c.valid_from > $1 AND c.withdrawn_at IS NULL ORDER BY c.valid_from`,
      [moment],
    );
  }

  async withdraw(tx: Transaction, { id, operatorId, reason, now }: Withdrawal): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE rate_cards SET withdrawn_at = $4, withdrawn_by = $2, withdrawn_for = $3
        WHERE id = $1 AND valid_from > $4 AND withdrawn_at IS NULL RETURNING id`,
      [id, operatorId, reason, now],
    );
    return rows.length > 0;
  }

  async insert(tx: Transaction, version: NewVersion): Promise<number | null> {
    const { basedOn, rates, authorId, reason, restores, replaces, carriesOver, validFrom, now } = version;
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO rate_cards (valid_from, rates, author_id, reason, restores_id, saved_at, replaces_id, carries_over_id)
       SELECT coalesce($5::timestamptz, greatest($6::timestamptz, (SELECT max(valid_from) + interval '1 millisecond' FROM rate_cards WHERE valid_from <= $6 AND withdrawn_at IS NULL))),
              $2::jsonb, $3, $4, $7, $6, $8, $9
        WHERE (SELECT max(id) FROM rate_cards) = $1 RETURNING id`,
      [basedOn, JSON.stringify(rates), authorId, reason, validFrom, now, restores, replaces, carriesOver],
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
