import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rides that take place only if enough people join by a deadline. */
export class Pledges1764000260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE rides DROP CONSTRAINT rides_split_mode_check,
         ADD CONSTRAINT rides_split_mode_check CHECK (split_mode IN ('cover', 'sponsor', 'custom', 'pledge')),
         ADD COLUMN pledge_state text CHECK (pledge_state IN ('open', 'reached', 'requested', 'missed', 'cancelled')),
         ADD COLUMN pledge_min_riders integer CHECK (pledge_min_riders >= 2),
         ADD COLUMN pledge_totals integer[] CHECK (cardinality(pledge_totals) > 0),
         ADD COLUMN pledge_deadline timestamptz,
         ADD COLUMN pledge_closed_at timestamptz,
         ADD COLUMN pledge_fix_by timestamptz,
         ADD CONSTRAINT rides_pledge_check CHECK (
           CASE WHEN split_mode = 'pledge'
                THEN num_nulls(pledge_state, pledge_min_riders, pledge_totals, pledge_deadline) = 0
                ELSE num_nonnulls(pledge_state, pledge_min_riders, pledge_totals, pledge_deadline, pledge_closed_at, pledge_fix_by) = 0 END)`,
    );
  }

  /** Members of a pledge pay for themselves, which no other mode expresses; those who have not paid are covered by the organizer again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE rides DROP CONSTRAINT rides_pledge_check, DROP CONSTRAINT rides_split_mode_check,
         DROP COLUMN pledge_state, DROP COLUMN pledge_min_riders, DROP COLUMN pledge_totals,
         DROP COLUMN pledge_deadline, DROP COLUMN pledge_closed_at, DROP COLUMN pledge_fix_by`,
    );
    await runner.query(`UPDATE rides SET split_mode = 'cover' WHERE split_mode = 'pledge'`);
    await runner.query(
      `ALTER TABLE rides ADD CONSTRAINT rides_split_mode_check CHECK (split_mode IN ('cover', 'sponsor', 'custom'))`,
    );
  }
}
