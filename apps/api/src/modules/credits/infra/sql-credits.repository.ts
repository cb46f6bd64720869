import { Injectable } from '@nestjs/common';
import type { Cents } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { CreditsRepository, type Lapse, type NewCredit, type StoredCredit } from '../credits.repository';
import { CreditEntity } from './credit.entity';

/** PostgreSQL returns sums, and timestamps within JSON, as text. */
type Row = Omit<StoredCredit, 'amount' | 'left' | 'reserved' | 'uses'> & {
  amount: string;
  left: string;
  uses: (Omit<StoredCredit['uses'][number], 'at'> & { at: string })[] | null;
};
type LapseRow = Omit<Lapse, 'amount' | 'lapsed'> & { amount: string; lapsed: string };

/** Condition that the organizer or a member of ride $1 has credit at $2. */
const HAS_ANY = `EXISTS (SELECT 1 FROM credits WHERE left_cents > 0 AND expires_at > $2
    AND rider_id IN (SELECT organizer_id FROM rides WHERE id = $1 UNION SELECT user_id FROM ride_members WHERE ride_id = $1 AND left_at IS NULL))`;

@Injectable()
export class SqlCreditsRepository extends CreditsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert({ manager }: Transaction, credit: NewCredit): Promise<number> {
    const stored = manager.create(CreditEntity, { ...credit, left: credit.amount });
    await manager.insert(CreditEntity, stored);
    return stored.id;
  }

  async exists(tx: Transaction, id: number, riderId: number): Promise<boolean> {
    return tx.manager.existsBy(CreditEntity, { id, riderId });
  }

  async list(riderId: number, limit: number, tx?: Transaction): Promise<StoredCredit[]> {
    const rows = await (tx ?? this.database).query<Row>(
      `SELECT c.id, c.rider_id AS "riderId", c.amount_cents AS amount, c.left_cents AS left, c.reason, c.ride_id AS "rideId",
              c.granted_at AS "grantedAt", g.name AS "grantedBy", c.expires_at AS "expiresAt", c.expired_at AS "expiredAt",
              c.revoked_at AS "revokedAt", r.name AS "revokedBy", c.revoked_for AS "revokedFor",
              (SELECT json_agg(json_build_object('rideId', u.ride_id, 'amount', u.amount_cents, 'state', u.state, 'at', u.at) ORDER BY u.id)
                 FROM credit_uses u WHERE u.credit_id = c.id) AS uses
         FROM credits c JOIN users g ON g.id = c.granted_by LEFT JOIN users r ON r.id = c.revoked_by
        WHERE c.rider_id = $1 ORDER BY c.id DESC LIMIT $2`,
      [riderId, limit],
    );
    return rows.map(({ uses, ...row }) => {
      const known = (uses ?? []).map((use) => ({ ...use, at: new Date(use.at) }));
      const reserved = known.reduce((sum, { state, amount }) => sum + (state === 'reserved' ? amount : 0), 0);
      return { ...row, amount: Number(row.amount), left: Number(row.left), reserved, uses: known };
    });
  }

  async available(riderId: number, now: Date, tx?: Transaction): Promise<Cents> {
    const [row] = await (tx ?? this.database).query<{ sum: string }>(
      `SELECT coalesce(sum(left_cents), 0)::text AS sum FROM credits WHERE rider_id = $1 AND expires_at > $2`,
      [riderId, now],
    );
    return Number(row!.sum);
  }

  async isRider(tx: Transaction, userId: number): Promise<boolean> {
    // The lock prevents the account from being deleted while credit is granted.
    const rows = await tx.query(
      `SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL AND guest_ride_id IS NULL AND NOT is_admin AND NOT is_service_account FOR SHARE`,
      [userId],
    );
    return rows.length > 0;
  }

  async rodeIn(tx: Transaction, riderId: number, rideId: number): Promise<boolean> {
    const rows = await tx.query(`SELECT 1 FROM ride_members WHERE ride_id = $1 AND user_id = $2 LIMIT 1`, [
      rideId,
      riderId,
    ]);
    return rows.length > 0;
  }

  async hasAny(tx: Transaction, rideId: number, now: Date): Promise<boolean> {
    const [row] = await tx.query<{ has: boolean }>(`SELECT ${HAS_ANY} AS has`, [rideId, now]);
    return row?.has ?? false;
  }

  whenAny(tx: Transaction, rideId: number, now: Date, work: () => Promise<void>): void {
    tx.askLast({ sql: HAS_ANY, parameters: [rideId, now] }, work);
  }

  async reservedFor(tx: Transaction, rideId: number): Promise<Map<number, Cents>> {
    const rows = await tx.query<{ riderId: number; sum: string }>(
      `SELECT c.rider_id AS "riderId", sum(u.amount_cents)::text AS sum FROM credit_uses u JOIN credits c ON c.id = u.credit_id
        WHERE u.ride_id = $1 AND u.state = 'reserved' GROUP BY c.rider_id`,
      [rideId],
    );
    return new Map(rows.map(({ riderId, sum }) => [riderId, Number(sum)]));
  }

  async reserve(
    tx: Transaction,
    { riderId, rideId, most, now }: { riderId: number; rideId: number; most: Cents; now: Date },
  ): Promise<void> {
    // Locks the rows before adding them up, so that two rides never reserve the same cents.
    await tx.query(
      `WITH open AS (
         SELECT id, left_cents, expires_at FROM credits
          WHERE rider_id = $1 AND left_cents > 0 AND expires_at > $4 ORDER BY expires_at, id FOR UPDATE
       ), parts AS (
         SELECT id, least(left_cents, $3::bigint - (sum(left_cents) OVER (ORDER BY expires_at, id) - left_cents)) AS part FROM open
       ), taken AS (
         UPDATE credits c SET left_cents = c.left_cents - parts.part FROM parts
          WHERE c.id = parts.id AND parts.part > 0 RETURNING c.id, parts.part
       )
       INSERT INTO credit_uses (credit_id, ride_id, amount_cents, at) SELECT id, $2, part, $4 FROM taken ORDER BY id`,
      [riderId, rideId, most, now],
    );
  }

  async spend(
    tx: Transaction,
    { riderId, rideId, most, now }: { riderId: number; rideId: number; most: Cents; now: Date },
  ): Promise<Cents> {
    const [row] = await tx.query<{ spent: string }>(
      `WITH parts AS (
         SELECT u.id, u.credit_id, u.amount_cents,
                least(u.amount_cents, $3::bigint - (sum(u.amount_cents) OVER (ORDER BY c.expires_at, u.id) - u.amount_cents)) AS part
           FROM credit_uses u JOIN credits c ON c.id = u.credit_id
          WHERE u.ride_id = $2 AND c.rider_id = $1 AND u.state = 'reserved'
       ), used AS (
         UPDATE credit_uses u SET state = 'used', amount_cents = parts.part, at = $4 FROM parts
          WHERE u.id = parts.id AND parts.part > 0 AND u.state = 'reserved'
         RETURNING parts.credit_id, parts.part, parts.amount_cents - parts.part AS rest
       ), remaining AS (
         INSERT INTO credit_uses (credit_id, ride_id, amount_cents, at) SELECT credit_id, $2, rest, $4 FROM used WHERE rest > 0
       )
       SELECT coalesce(sum(part), 0)::text AS spent FROM used`,
      [riderId, rideId, most, now],
    );
    return Number(row!.spent);
  }

  async giveBack(
    tx: Transaction,
    {
      rideId,
      riderId,
      from,
      now,
      expiresAfter,
    }: { rideId: number; riderId: number | null; from: 'reserved' | 'used'; now: Date; expiresAfter: Date },
  ): Promise<{ returned: Cents; lapses: Lapse[] }> {
    const rows = await tx.query<LapseRow & { revoked: boolean }>(
      `WITH back AS (
         UPDATE credit_uses u SET state = 'returned', at = $4 FROM credits c
          WHERE c.id = u.credit_id AND u.ride_id = $1 AND ($2::integer IS NULL OR c.rider_id = $2) AND u.state = $3
         RETURNING u.credit_id, u.amount_cents
       ), sums AS (SELECT credit_id, sum(amount_cents)::bigint AS amount FROM back GROUP BY credit_id)
       UPDATE credits c
          SET left_cents = left_cents + CASE WHEN revoked_at IS NULL THEN sums.amount ELSE 0 END,
              lapsed_cents = lapsed_cents + CASE WHEN revoked_at IS NULL THEN 0 ELSE sums.amount END,
              expires_at = CASE WHEN revoked_at IS NULL AND NOT extended THEN greatest(expires_at, $5) ELSE expires_at END,
              extended = extended OR (revoked_at IS NULL AND expires_at < $5),
              expired_at = CASE WHEN revoked_at IS NULL AND NOT extended THEN NULL ELSE expired_at END
         FROM sums WHERE c.id = sums.credit_id
       RETURNING c.id AS "creditId", c.rider_id AS "riderId", sums.amount::text AS amount, c.lapsed_cents::text AS lapsed,
                 c.revoked_at IS NOT NULL AS revoked`,
      [rideId, riderId, from, now, expiresAfter],
    );
    return {
      returned: rows.reduce((sum, { amount }) => sum + Number(amount), 0),
      lapses: rows.filter(({ revoked }) => revoked).map(lapseOf),
    };
  }

  async revoke(
    tx: Transaction,
    { id, riderId, by, reason, at }: { id: number; riderId: number; by: number; reason: string; at: Date },
  ): Promise<Lapse | null> {
    const [row] = await tx.query<LapseRow>(
      `UPDATE credits c SET left_cents = 0, lapsed_cents = c.lapsed_cents + old.left_cents, revoked_at = $5, revoked_by = $3, revoked_for = $4
         FROM (SELECT id, left_cents FROM credits WHERE id = $1 FOR UPDATE) old
        WHERE c.id = old.id AND c.rider_id = $2 AND c.revoked_at IS NULL
          AND ((old.left_cents > 0 AND c.expires_at > $5)
            OR EXISTS (SELECT 1 FROM credit_uses u WHERE u.credit_id = c.id AND u.state = 'reserved'))
       RETURNING c.id AS "creditId", c.rider_id AS "riderId", old.left_cents::text AS amount, c.lapsed_cents::text AS lapsed`,
      [id, riderId, by, reason, at],
    );
    return row ? lapseOf(row) : null;
  }

  async expire(tx: Transaction, now: Date, limit: number): Promise<Lapse[]> {
    const rows = await tx.query<LapseRow>(
      `UPDATE credits c SET left_cents = 0, lapsed_cents = c.lapsed_cents + old.left_cents, expired_at = $1
         FROM (SELECT id, left_cents FROM credits WHERE expires_at <= $1 AND left_cents > 0 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED) old
        WHERE c.id = old.id
       RETURNING c.id AS "creditId", c.rider_id AS "riderId", old.left_cents::text AS amount, c.lapsed_cents::text AS lapsed`,
      [now, limit],
    );
    return rows.map(lapseOf);
  }

  async expireAllOf(tx: Transaction, riderId: number, now: Date): Promise<Lapse[]> {
    const rows = await tx.query<LapseRow>(
      `UPDATE credits c SET left_cents = 0, lapsed_cents = c.lapsed_cents + old.left_cents, expired_at = $2, expires_at = least(c.expires_at, $2)
         FROM (SELECT id, left_cents FROM credits WHERE rider_id = $1 AND left_cents > 0 ORDER BY id FOR UPDATE) old
        WHERE c.id = old.id
       RETURNING c.id AS "creditId", c.rider_id AS "riderId", old.left_cents::text AS amount, c.lapsed_cents::text AS lapsed`,
      [riderId, now],
    );
    return rows.map(lapseOf);
  }

  async forgetReasons(tx: Transaction, riderId: number): Promise<void> {
    await tx.query(
      `UPDATE credits SET reason = '-', revoked_for = CASE WHEN revoked_for IS NULL THEN NULL ELSE '-' END WHERE rider_id = $1`,
      [riderId],
    );
  }

  async isRefunded(tx: Transaction, rideId: number, riderId: number): Promise<boolean> {
    // An overpayment never paid for the ride, so refunding it is not a refund of the ride.
    const [row] = await tx.query<{ refunded: boolean }>(
      `WITH paid AS (SELECT id, round(captured * 100) AS captured FROM payments
                      WHERE ride_id = $1 AND payer_id = $2 AND purpose IN ('ride', 'share', 'debt')),
            back AS (SELECT f.reason = 'collected_too_much' AS own, sum(f.amount_cents) AS amount FROM refunds f JOIN paid ON paid.id = f.payment_id
                      WHERE f.state = 'succeeded' GROUP BY 1)
       SELECT coalesce((SELECT amount FROM back WHERE NOT own), 0) > 0
          AND coalesce((SELECT sum(captured) FROM paid), 0) <= coalesce((SELECT sum(amount) FROM back), 0) AS refunded`,
      [rideId, riderId],
    );
    return row!.refunded;
  }
}

const lapseOf = ({ creditId, riderId, amount, lapsed }: LapseRow): Lapse => ({
  creditId,
  riderId,
  amount: Number(amount),
  lapsed: Number(lapsed),
});
