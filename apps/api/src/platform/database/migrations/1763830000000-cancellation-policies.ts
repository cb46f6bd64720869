import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What calling a ride off costs, as rows with a validity; a ride keeps the policy it was booked under. What was decided
 * for a ride is stored with it. Members who do not come, and tips.
 */
export class CancellationPolicies1763830000000 implements MigrationInterface {
  readonly name = 'CancellationPolicies1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payments_one_per_payer, payments_one_tip_per_payer`);
    await runner.query(`ALTER TABLE payments DROP CONSTRAINT payments_purpose_check`);
    await runner.query(`DELETE FROM payments WHERE purpose = 'tip'`);
    await runner.query(
      `ALTER TABLE payments ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share'))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released'`,
    );
    await runner.query(`ALTER TABLE ride_members DROP COLUMN no_show_at`);
    await runner.query(
      `ALTER TABLE rides DROP COLUMN cancel_policy_id, DROP COLUMN cancel_fee_cents, DROP COLUMN cancel_driver_cents`,
    );
    await runner.query(`DROP TABLE cancellation_rules, cancellation_policies`);
  }
}

const STATEMENTS = [
  `CREATE TABLE cancellation_policies (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    valid_from timestamptz NOT NULL,
    valid_until timestamptz,
    CHECK (valid_until > valid_from),
    EXCLUDE USING gist (tstzrange(valid_from, valid_until) WITH &&)
  )`,
  // Lateness is counted from a clock: an immediate ride's acceptance, a scheduled ride's start, the driver's arrival.
  `CREATE TABLE cancellation_rules (
    policy_id integer NOT NULL REFERENCES cancellation_policies,
    occasion text NOT NULL CHECK (occasion IN ('call_off', 'no_show')),
    who text NOT NULL CHECK (who IN ('organizer', 'member', 'admin')),
    phase text CHECK (phase IN ('no_driver', 'taken', 'arrived')),
    clock text NOT NULL DEFAULT 'none' CHECK (clock IN ('acceptance', 'start', 'arrival', 'none')),
    after_seconds integer,
    rule text NOT NULL CHECK (rule IN ('no_driver', 'in_time', 'late', 'after_arrival', 'no_show', 'without_fault')),
    kept_bp integer NOT NULL CHECK (kept_bp BETWEEN 0 AND 10000),
    driver_bp integer NOT NULL DEFAULT 8000 CHECK (driver_bp BETWEEN 0 AND 10000),
    CHECK ((clock = 'none') = (after_seconds IS NULL)),
    -- The share of a member who does not come stands: they are charged for the trip like those who ride.
    CHECK ((occasion, who) <> ('no_show', 'member') OR kept_bp = 10000)
  )`,
  `CREATE UNIQUE INDEX cancellation_rules_one ON cancellation_rules (policy_id, occasion, who, coalesce(phase, ''), clock, coalesce(after_seconds, 0))`,
  `INSERT INTO cancellation_policies (valid_from) VALUES ('2000-01-01')`,
  `INSERT INTO cancellation_rules (policy_id, occasion, who, phase, clock, after_seconds, rule, kept_bp)
   SELECT p.id, r.* FROM cancellation_policies p, (VALUES
     ('call_off', 'organizer', 'no_driver', 'none', NULL::integer, 'no_driver', 0),
     ('call_off', 'organizer', 'taken', 'none', NULL, 'in_time', 0),
     ('call_off', 'organizer', 'taken', 'acceptance', 300, 'late', 2500),
     ('call_off', 'organizer', 'taken', 'start', -3600, 'late', 2500),
     ('call_off', 'organizer', 'arrived', 'none', NULL, 'after_arrival', 5000),
     ('call_off', 'admin', NULL, 'none', NULL, 'without_fault', 0),
     ('no_show', 'organizer', 'arrived', 'arrival', 300, 'no_show', 5000),
     ('no_show', 'member', 'arrived', 'arrival', 300, 'no_show', 10000)
   ) AS r`,
  `ALTER TABLE rides ADD COLUMN cancel_policy_id integer REFERENCES cancellation_policies,
     ADD COLUMN cancel_fee_cents integer NOT NULL DEFAULT 0 CHECK (cancel_fee_cents >= 0),
     ADD COLUMN cancel_driver_cents integer NOT NULL DEFAULT 0 CHECK (cancel_driver_cents BETWEEN 0 AND cancel_fee_cents)`,
  `UPDATE rides SET cancel_policy_id = (SELECT id FROM cancellation_policies)`,
  `ALTER TABLE rides ALTER COLUMN cancel_policy_id SET NOT NULL`,
  // Half a cent was rounded up, and less than a card can be charged was not kept.
  `UPDATE rides SET cancel_fee_cents = decided.fee, cancel_driver_cents = CASE WHEN driver_id IS NULL THEN 0 ELSE (decided.fee * 8000 + 5000) / 10000 END
     FROM (SELECT id, ((total_cost * 100)::bigint * CASE cancel_rule WHEN 'late' THEN 2500 ELSE 5000 END + 5000) / 10000 AS fee
             FROM rides WHERE cancel_rule IN ('late', 'after_arrival') AND payment_method = 'card') decided
    WHERE rides.id = decided.id AND decided.fee >= 50`,
  `ALTER TABLE ride_members ADD COLUMN no_show_at timestamptz, ADD CHECK (no_show_at IS NULL OR verified_at IS NULL)`,
  `ALTER TABLE payments DROP CONSTRAINT payments_purpose_check, ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share', 'tip'))`,
  `DROP INDEX payments_one_per_payer`,
  `CREATE UNIQUE INDEX payments_one_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose <> 'tip'`,
  `CREATE UNIQUE INDEX payments_one_tip_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose = 'tip'`,
];
