import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The default policy becomes: free until the driver has arrived and for five minutes after a driver accepted, 50% after that; a no-show
 * counts after 7 minutes, for groups of 15 or more after 15 minutes. A deployment that added versions of its own keeps all of them.
 * Rides keep the terms they were booked under.
 */
export class FreeUntilArrival1764000070000 implements MigrationInterface {
  readonly name = 'FreeUntilArrival1764000070000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of COLUMNS) await runner.query(statement);
    const [original] = (await runner.query(ORIGINAL)) as { id: number; isUsed: boolean }[];
    if (!original) return;
    await setTriggers(runner, 'DISABLE');
    if (original.isUsed) {
      await runner.query(`UPDATE cancellation_policies SET valid_until = now() WHERE id = $1`, [original.id]);
      await runner.query(`INSERT INTO cancellation_policies (valid_from) VALUES (now())`);
    } else {
      await runner.query(`DELETE FROM cancellation_rules WHERE policy_id = $1`, [original.id]);
    }
    await runner.query(NEW_RULES);
    await setTriggers(runner, 'ENABLE');
  }

  /** Rides may have been booked under the new terms, so they stay: only what the old structure cannot express is removed. */
  async down(runner: QueryRunner): Promise<void> {
    await setTriggers(runner, 'DISABLE');
    await runner.query(`DELETE FROM cancellation_rules WHERE clock = 'grace' OR min_group_size > 0`);
    await setTriggers(runner, 'ENABLE');
    await runner.query(`DROP INDEX cancellation_rules_one`);
    await runner.query(`ALTER TABLE cancellation_rules DROP COLUMN min_group_size,
      DROP CONSTRAINT cancellation_rules_clock_check,
      ADD CONSTRAINT cancellation_rules_clock_check CHECK (clock IN ('acceptance', 'start', 'arrival', 'none'))`);
    await runner.query(
      `CREATE UNIQUE INDEX cancellation_rules_one ON cancellation_rules (policy_id, occasion, who, coalesce(phase, ''), clock, coalesce(after_seconds, 0))`,
    );
  }
}

const COLUMNS = [
  `ALTER TABLE cancellation_rules ADD COLUMN min_group_size integer NOT NULL DEFAULT 0 CHECK (min_group_size >= 0),
     DROP CONSTRAINT cancellation_rules_clock_check,
     ADD CONSTRAINT cancellation_rules_clock_check CHECK (clock IN ('acceptance', 'start', 'arrival', 'grace', 'none'))`,
  `DROP INDEX cancellation_rules_one`,
  `CREATE UNIQUE INDEX cancellation_rules_one ON cancellation_rules
     (policy_id, occasion, who, coalesce(phase, ''), clock, coalesce(after_seconds, 0), min_group_size)`,
  `COMMENT ON COLUMN cancellation_rules.clock IS
     'grace: the row ends after_seconds after a driver accepted and overrides the others until then'`,
  `COMMENT ON COLUMN cancellation_rules.min_group_size IS
     'applies to groups of at least this size, instead of the rows for smaller groups'`,
];

/** The version that the first migration wrote, if it is the only one: operators add versions, but cannot edit one in force. */
const ORIGINAL = `
  SELECT id, EXISTS (SELECT 1 FROM rides WHERE cancel_policy_id = p.id) AS "isUsed"
    FROM cancellation_policies p
   WHERE created_by IS NULL AND valid_from = '2000-01-01' AND valid_until IS NULL
     AND (SELECT count(*) FROM cancellation_policies) = 1`;

const NEW_RULES = `
  INSERT INTO cancellation_rules (policy_id, occasion, who, phase, clock, after_seconds, min_group_size, rule, kept_bp)
  SELECT p.id, r.* FROM (SELECT id FROM cancellation_policies WHERE valid_until IS NULL) p, (VALUES
    ('cancel', 'organizer', 'no_driver', 'none', NULL::integer, 0, 'no_driver', 0),
    ('cancel', 'organizer', 'taken', 'none', NULL, 0, 'in_time', 0),
    ('cancel', 'organizer', NULL, 'grace', 300, 0, 'in_time', 0),
    ('cancel', 'organizer', 'arrived', 'none', NULL, 0, 'after_arrival', 5000),
    ('cancel', 'admin', NULL, 'none', NULL, 0, 'without_fault', 0),
    ('no_show', 'organizer', 'arrived', 'arrival', 420, 0, 'no_show', 5000),
    ('no_show', 'member', 'arrived', 'arrival', 420, 0, 'no_show', 10000),
    ('no_show', 'organizer', 'arrived', 'arrival', 900, 15, 'no_show', 5000),
    ('no_show', 'member', 'arrived', 'arrival', 900, 15, 'no_show', 10000)
  ) AS r`;

async function setTriggers(runner: QueryRunner, state: 'ENABLE' | 'DISABLE'): Promise<void> {
  await runner.query(`ALTER TABLE cancellation_policies ${state} TRIGGER cancellation_policies_only_coming`);
  await runner.query(`ALTER TABLE cancellation_rules ${state} TRIGGER cancellation_rules_only_coming`);
}
