import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promo codes have dates and limits, which operations set; a first ride is one of several kinds of terms. */
export class PromotionTerms1763820000000 implements MigrationInterface {
  readonly name = 'PromotionTerms1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  `ALTER TABLE promotions
     ADD COLUMN kind text NOT NULL DEFAULT 'amount' CHECK (kind IN ('amount', 'percent')),
     ADD COLUMN percent_off integer CHECK (percent_off BETWEEN 1 AND 100),
     ADD COLUMN valid_from timestamptz,
     ADD COLUMN valid_until timestamptz,
     ADD COLUMN redemption_limit integer CHECK (redemption_limit > 0),
     ADD COLUMN per_account_limit integer CHECK (per_account_limit > 0),
     ADD COLUMN first_ride_only boolean NOT NULL DEFAULT true,
     ADD COLUMN ride_types text[] NOT NULL DEFAULT '{}',
     ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
     ADD CONSTRAINT promotions_percent CHECK ((kind = 'percent') = (percent_off IS NOT NULL))`,
  `UPDATE promotions SET valid_until = now() WHERE NOT active`,
  `ALTER TABLE promotions DROP COLUMN active`,
  `ALTER TABLE promotions ALTER COLUMN first_ride_only DROP DEFAULT`,
  `ALTER TABLE promotion_redemptions ADD COLUMN first_ride boolean NOT NULL DEFAULT true`,
  `ALTER TABLE promotion_redemptions ALTER COLUMN first_ride DROP DEFAULT`,
  `DROP INDEX promotion_once_per_account`,
  `DROP INDEX promotion_once_per_phone`,
  // One first ride per account and per phone, by whichever code; a redemption that was given back does not count.
  `CREATE UNIQUE INDEX first_ride_once_per_account ON promotion_redemptions (user_id) WHERE returned_at IS NULL AND first_ride`,
  `CREATE UNIQUE INDEX first_ride_once_per_phone ON promotion_redemptions (phone) WHERE returned_at IS NULL AND first_ride AND phone IS NOT NULL`,
  `CREATE INDEX promotion_redemptions_code ON promotion_redemptions (code) WHERE returned_at IS NULL`,
  `CREATE INDEX promotion_redemptions_user ON promotion_redemptions (user_id) WHERE returned_at IS NULL`,
  `CREATE INDEX promotion_redemptions_ride ON promotion_redemptions (ride_id)`,
];

const DOWN = [
  // Only first rides were known before.
  `UPDATE promotion_redemptions SET returned_at = now() WHERE NOT first_ride AND returned_at IS NULL`,
  `DROP INDEX promotion_redemptions_ride`,
  `DROP INDEX promotion_redemptions_user`,
  `DROP INDEX promotion_redemptions_code`,
  `DROP INDEX first_ride_once_per_phone`,
  `DROP INDEX first_ride_once_per_account`,
  `ALTER TABLE promotion_redemptions DROP COLUMN first_ride`,
  `CREATE UNIQUE INDEX promotion_once_per_account ON promotion_redemptions (user_id) WHERE returned_at IS NULL`,
  `CREATE UNIQUE INDEX promotion_once_per_phone ON promotion_redemptions (phone) WHERE returned_at IS NULL AND phone IS NOT NULL`,
  `ALTER TABLE promotions ADD COLUMN active boolean NOT NULL DEFAULT true`,
  `UPDATE promotions SET active = false
    WHERE NOT first_ride_only OR kind <> 'amount' OR valid_until <= now() OR valid_from > now() OR redemption_limit IS NOT NULL OR ride_types <> '{}'`,
  `ALTER TABLE promotions DROP CONSTRAINT promotions_percent, DROP COLUMN kind, DROP COLUMN percent_off, DROP COLUMN valid_from, DROP COLUMN valid_until,
     DROP COLUMN redemption_limit, DROP COLUMN per_account_limit, DROP COLUMN first_ride_only, DROP COLUMN ride_types, DROP COLUMN created_at`,
];
