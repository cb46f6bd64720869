import { Injectable } from '@nestjs/common';
import type { PromotionKind, RideType } from '@groupride/contracts';
import { formatCents, parseCents, type AppliedPromotion, type Cents } from '@groupride/pricing';
import { IsNull } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { PromotionTerms, PromotionUse, StoredPromotion } from '../domain/promotion';
import {
  PromotionsRepository,
  type PromotionApplicant,
  type PromotionRecord,
  type Redemption,
} from '../promotions.repository';
import { PromotionEntity } from './promotion.entity';
import { PromotionRedemptionEntity } from './promotion-redemption.entity';

interface Row {
  code: string;
  name: string;
  kind: PromotionKind;
  max_discount: string;
  percent_off: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  redemption_limit: number | null;
  per_account_limit: number | null;
  new_account_days: number | null;
  first_ride_only: boolean;
  ride_types: RideType[];
  created_at: Date;
}

interface RecordRow extends Row {
  redemptions: number;
  given: string;
}

const RECORDS = `
  SELECT p.*, used.redemptions, used.given FROM promotions p
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS redemptions, coalesce(sum(discount), 0)::numeric(12,2)::text AS given
        FROM promotion_redemptions r WHERE r.code = p.code AND r.returned_at IS NULL) used`;

@Injectable()
export class SqlPromotionsRepository extends PromotionsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(code: string): Promise<StoredPromotion | null> {
    return this.database.orm((manager) => manager.findOneBy(PromotionEntity, { code }));
  }

  async holdForRedemption(tx: Transaction, code: string): Promise<StoredPromotion | null> {
    // PostgreSQL checks the condition again after it gets the lock. If a limit was set meanwhile, the second statement
    // applies.
    const unlimited = first(
      await tx.query<Row>(`SELECT * FROM promotions WHERE code = $1 AND redemption_limit IS NULL FOR SHARE`, [code]),
    );
    return unlimited ?? this.lock(tx, code);
  }

  async lockAccounts(tx: Transaction, userIds: readonly number[]): Promise<void> {
    for (const userId of userIds)
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('promotions of account:' || $1::text, 0))`, [
        userId,
      ]);
  }

  async useOf(
    { code, redemptionLimit, firstRideOnly }: StoredPromotion,
    { userIds, besides }: PromotionApplicant,
    tx?: Transaction,
  ): Promise<PromotionUse> {
    const [row] = await (tx ?? this.database).query<{
      all: number;
      own: number;
      own_first_rides: number;
      ridden: boolean;
    }>(
      `SELECT
         CASE WHEN $3 THEN (SELECT count(*)::int FROM promotion_redemptions
           WHERE code = $1 AND returned_at IS NULL AND ride_id IS DISTINCT FROM $4::int) ELSE 0 END AS all,
         count(*) FILTER (WHERE code = $1)::int AS own,
         count(*) FILTER (WHERE first_ride)::int AS own_first_rides,
         $5 AND EXISTS (SELECT FROM ride_members m JOIN rides r ON r.id = m.ride_id
           WHERE m.user_id = ANY($2::int[]) AND m.left_at IS NULL AND m.no_show_at IS NULL AND r.id IS DISTINCT FROM $4::int
             AND r.status IN ('en_route', 'in_progress', 'completed')) AS ridden
       FROM promotion_redemptions WHERE returned_at IS NULL AND user_id = ANY($2::int[]) AND ride_id IS DISTINCT FROM $4::int`,
      [code, userIds, redemptionLimit !== null, besides, firstRideOnly],
    );
    return { all: row!.all, own: row!.own, ownFirstRides: row!.own_first_rides, hasRidden: row!.ridden };
  }

  async redeem(tx: Transaction, redemption: Redemption): Promise<boolean> {
    const { code, name, maxDiscount, percentOff, userId, phone, rideId, discount, firstRide } = redemption;
    const rows = await tx.query<object>(
      `INSERT INTO promotion_redemptions (code, user_id, phone, ride_id, discount, first_ride, name, max_discount, percent_off)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
      [code, userId, phone, rideId, formatCents(discount), firstRide, name, formatCents(maxDiscount), percentOff],
    );
    return rows.length === 1;
  }

  async ofRide(tx: Transaction, rideId: number): Promise<AppliedPromotion[]> {
    const redemptions = await tx.manager.find(PromotionRedemptionEntity, {
      where: { rideId, returnedAt: IsNull() },
      order: { id: 'ASC' },
    });
    return redemptions.map(({ code, name, maxDiscount, percentOff, discount }) => ({
      code,
      name,
      maxDiscount,
      percentOff,
      discount,
    }));
  }

  async setDiscount(tx: Transaction, rideId: number, code: string, discount: Cents): Promise<void> {
    await tx.manager.update(PromotionRedemptionEntity, { rideId, code, returnedAt: IsNull() }, { discount });
  }

  async giveBack(tx: Transaction, rideId: number): Promise<void> {
    await tx.manager.update(PromotionRedemptionEntity, { rideId, returnedAt: IsNull() }, { returnedAt: () => 'now()' });
  }

  async list({ after, limit }: { after: string | null; limit: number }): Promise<PromotionRecord[]> {
    const rows = await this.database.query<RecordRow>(
      `${RECORDS}
       WHERE $1::text IS NULL
          OR EXISTS (SELECT FROM promotions last WHERE last.code = $1 AND (p.created_at < last.created_at OR p.created_at = last.created_at AND p.code > last.code))
       ORDER BY p.created_at DESC, p.code LIMIT $2`,
      [after, limit],
    );
    return rows.map(recordOf);
  }

  async record(tx: Transaction, code: string): Promise<PromotionRecord | null> {
    const [row] = await tx.query<RecordRow>(`${RECORDS} WHERE p.code = $1`, [code]);
    return row ? recordOf(row) : null;
  }

  async lock(tx: Transaction, code: string): Promise<StoredPromotion | null> {
    return first(await tx.query<Row>(`SELECT * FROM promotions WHERE code = $1 FOR NO KEY UPDATE`, [code]));
  }

  async insert(tx: Transaction, code: string, terms: PromotionTerms): Promise<boolean> {
    const rows = await tx.query<object>(
      `INSERT INTO promotions (code, name, max_discount, percent_off, valid_from, valid_until, redemption_limit, per_account_limit, new_account_days,
                               ride_types, kind, first_ride_only)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, $12) ON CONFLICT (code) DO NOTHING RETURNING code`,
      [code, ...changeable(terms), terms.kind, terms.firstRideOnly],
    );
    return rows.length === 1;
  }

  async update(tx: Transaction, code: string, terms: PromotionTerms): Promise<void> {
    const { kind: _kind, firstRideOnly: _firstRideOnly, ...changes } = terms;
    await tx.manager.update(PromotionEntity, { code }, changes);
  }
}

function changeable(terms: PromotionTerms): unknown[] {
  const {
    name,
    maxDiscount,
    percentOff,
    validFrom,
    validUntil,
    redemptionLimit,
    perAccountLimit,
    newAccountDays,
    rideTypes,
  } = terms;
  return [
    name,
    formatCents(maxDiscount),
    percentOff,
    validFrom,
    validUntil,
    redemptionLimit,
    perAccountLimit,
    newAccountDays,
    rideTypes,
  ];
}

const first = ([row]: Row[]): StoredPromotion | null => (row ? promotionOf(row) : null);

function promotionOf(row: Row): StoredPromotion {
  return {
    code: row.code,
    name: row.name,
    kind: row.kind,
    maxDiscount: parseCents(row.max_discount),
    percentOff: row.percent_off,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    redemptionLimit: row.redemption_limit,
    perAccountLimit: row.per_account_limit,
    newAccountDays: row.new_account_days,
    firstRideOnly: row.first_ride_only,
    rideTypes: row.ride_types,
    createdAt: row.created_at,
  };
}

function recordOf(row: RecordRow): PromotionRecord {
  return { ...promotionOf(row), redemptions: row.redemptions, given: parseCents(row.given) };
}
