import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database } from '../../../platform/database/database';
import { ReportDatabase } from '../../../platform/database/report-database';
import {
  ChargesRepository,
  type AccountCharge,
  type ChargedPerson,
  type FoundCharge,
  type PaymentFact,
} from '../charges.repository';
import type { ChargeSearch } from '../domain/charge-query';
import type { Debt } from '../domain/explain-charge';

/** PostgreSQL returns sums as text. */
type Row<T, Amount extends keyof T> = Omit<T, Amount> & Record<Amount, string>;

@Injectable()
export class SqlChargesRepository extends ChargesRepository {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportDatabase,
  ) {
    super();
  }

  people(rideId: number): Promise<ChargedPerson[]> {
    return this.database.query<ChargedPerson>(
      `SELECT u.id, u.name, u.email,
              -- The service that booked has no seat.
              coalesce(bool_or(m.is_organizer), false) OR u.id = (SELECT organizer_id FROM rides WHERE id = $1) AS "isOrganizer",
              min(m.seat) FILTER (WHERE m.left_at IS NULL) AS seat
         FROM users u LEFT JOIN ride_members m ON m.user_id = u.id AND m.ride_id = $1
        WHERE u.id IN (SELECT user_id FROM ride_members WHERE ride_id = $1 AND left_at IS NULL)
           OR u.id IN (SELECT payer_id FROM payments WHERE ride_id = $1)
           OR u.id = (SELECT organizer_id FROM rides WHERE id = $1 AND payment_method = 'account')
        GROUP BY u.id ORDER BY 4 DESC, min(m.id) NULLS LAST, u.id`,
      [rideId],
    );
  }

  async debts(rideId: number): Promise<Debt[]> {
    const rows = await this.database.query<Row<Debt, 'amount'>>(
      `SELECT u.id AS "riderId", u.name, t.kind, sum(e.amount_cents)::text AS amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN rides r ON r.id = t.ride_id
         JOIN users u ON u.id = CASE WHEN e.account LIKE 'rider:%' THEN substr(e.account, 7)::integer ELSE r.organizer_id END
        WHERE t.ride_id = $1 AND (e.account LIKE 'rider:%' OR e.account LIKE 'business:%') AND t.kind IN ('fare', 'cancellation_fee', 'no_show_fee', 'tip')
        GROUP BY u.id, t.kind HAVING sum(e.amount_cents) <> 0 ORDER BY min(e.id)`,
      [rideId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  cash(rideId: number): Promise<Map<number, Cents>> {
    return this.lessByRider(rideId, 'cash');
  }

  credit(rideId: number): Promise<Map<number, Cents>> {
    return this.lessByRider(rideId, 'credit_used');
  }

  waived(rideId: number): Promise<Map<number, Cents>> {
    return this.lessByRider(rideId, 'write_off');
  }

  /** How much the entries of one kind reduced each rider's debt. */
  private async lessByRider(rideId: number, kind: 'cash' | 'credit_used' | 'write_off'): Promise<Map<number, Cents>> {
    const rows = await this.database.query<{ riderId: number; amount: string }>(
      `SELECT substr(e.account, 7)::integer AS "riderId", (-sum(e.amount_cents))::text AS amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.ride_id = $1 AND e.account LIKE 'rider:%' AND t.kind = $2 GROUP BY 1`,
      [rideId, kind],
    );
    return new Map(rows.map(({ riderId, amount }) => [riderId, Number(amount)]));
  }

  async account(rideId: number): Promise<AccountCharge> {
    const [row] = await this.database.query<{ discount: string; charged: string }>(
      `SELECT (SELECT coalesce(sum(discount_cents), 0) FROM business_charges WHERE ride_id = $1)::text AS discount,
              (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
                WHERE t.ride_id = $1 AND e.account LIKE 'business:%')::text AS charged`,
      [rideId],
    );
    return { discount: Number(row!.discount), charged: Number(row!.charged) };
  }

  async owed(rideId: number): Promise<Map<number, Cents>> {
    const rows = await this.database.query<{ riderId: number; amount: string }>(
      `SELECT substr(e.account, 7)::integer AS "riderId", sum(e.amount_cents)::text AS amount
         FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.ride_id = $1 AND e.account LIKE 'rider:%' GROUP BY 1 HAVING sum(e.amount_cents) > 0`,
      [rideId],
    );
    return new Map(rows.map(({ riderId, amount }) => [riderId, Number(amount)]));
  }

  async payments(rideId: number): Promise<PaymentFact[]> {
    const rows = await this.database.query<Row<PaymentFact, 'held' | 'captured' | 'disputed'>>(
      `SELECT p.id, p.payer_id AS "payerId", p.state, p.intent_id AS "intentId", p.card_brand AS "cardBrand", p.card_last4 AS "cardLast4",
              round(p.amount * 100)::text AS held, round(p.captured * 100)::text AS captured,
              (SELECT coalesce(sum(d.amount_cents), 0) FROM disputes d WHERE d.payment_id = p.id AND d.state IN ('needs_response', 'under_review', 'lost'))::text AS disputed,
              p.created_at AS "startedAt", p.authorized_at AS "heldAt", p.captured_at AS "capturedAt", p.released_at AS "releasedAt"
         FROM payments p WHERE p.ride_id = $1 ORDER BY p.id`,
      [rideId],
    );
    return rows.map((row) => ({
      ...row,
      held: Number(row.held),
      captured: Number(row.captured),
      disputed: Number(row.disputed),
    }));
  }

  async rates(rideId: number): Promise<{ basePerPerson: Cents; minimumSeats: number; hours: number | null } | null> {
    const [row] = await this.database.query<{
      basePerPerson: number | null;
      minimumSeats: number;
      hours: number | null;
    }>(
      `SELECT (c.rates -> r.ride_type ->> 'basePerPerson')::integer AS "basePerPerson",
              coalesce((c.rates -> r.ride_type ->> 'minimumSeats')::integer, 0) AS "minimumSeats", r.hourly_duration AS hours
         FROM rides r JOIN quotes q ON q.id = r.quote_id JOIN rate_cards c ON c.id = q.rate_card_id WHERE r.id = $1`,
      [rideId],
    );
    return row && row.basePerPerson !== null ? { ...row, basePerPerson: row.basePerPerson } : null;
  }

  async promoCode(rideId: number): Promise<string | null> {
    const [row] = await this.database.query<{ codes: string | null }>(
      `SELECT string_agg(code, ', ' ORDER BY id) AS codes FROM promotion_redemptions WHERE ride_id = $1 AND returned_at IS NULL`,
      [rideId],
    );
    return row?.codes ?? null;
  }

  async search(
    { rideIds, fourDigits, amounts, dates, emails, names }: ChargeSearch,
    timeZone: string,
    limit: number,
  ): Promise<FoundCharge[]> {
    const rows = await this.reports.query<Row<FoundCharge, 'held' | 'captured' | 'refunded'>>(
      `SELECT p.id AS "paymentId", p.ride_id AS "rideId", u.id AS "payerId", u.name AS "payerName", u.email AS "payerEmail", p.state,
              p.card_brand AS "cardBrand", p.card_last4 AS "cardLast4", CASE WHEN p.authorized_at IS NULL AND p.captured = 0 THEN 0 ELSE round(p.amount * 100) END::text AS held, round(p.captured * 100)::text AS captured,
              back.refunded::text AS refunded, coalesce(p.captured_at, p.authorized_at, p.created_at) AS at
         FROM payments p JOIN users u ON u.id = p.payer_id
         CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS refunded FROM refunds f WHERE f.payment_id = p.id AND f.state = 'succeeded') back
        -- The first number alone, because ALL does not use the index.
        WHERE (cardinality($1::integer[]) = 0 OR p.ride_id = ($1::integer[])[1] AND p.ride_id = ALL ($1))
          AND NOT EXISTS (SELECT 1 FROM unnest($2::text[]) AS part (digits)
                           WHERE (p.card_last4 = part.digits OR p.ride_id = part.digits::integer) IS NOT TRUE)
          AND NOT EXISTS (SELECT 1 FROM unnest($3::bigint[]) AS part (cents)
                           WHERE (part.cents IN (round(p.captured * 100), round(p.amount * 100), round(p.captured * 100) - back.refunded)) IS NOT TRUE)
          AND NOT EXISTS (SELECT 1 FROM unnest($4::date[]) AS part (day)
                           WHERE (part.day IN ((p.captured_at AT TIME ZONE $5)::date, (p.authorized_at AT TIME ZONE $5)::date, (p.created_at AT TIME ZONE $5)::date)) IS NOT TRUE)
          AND NOT EXISTS (SELECT 1 FROM unnest($6::text[]) AS part (address) WHERE (strpos(lower(u.email), part.address) > 0) IS NOT TRUE)
          AND NOT EXISTS (SELECT 1 FROM unnest($7::text[]) AS part (word) WHERE strpos(u.plain_name, plain_name(part.word)) = 0)
        ORDER BY p.id DESC LIMIT $8`,
      [rideIds, fourDigits, amounts, dates, timeZone, emails, names, limit],
    );
    return rows.map((row) => ({
      ...row,
      held: Number(row.held),
      captured: Number(row.captured),
      refunded: Number(row.refunded),
    }));
  }
}
