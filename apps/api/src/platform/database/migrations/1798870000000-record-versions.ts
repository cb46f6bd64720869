import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promo codes, wineries and alert thresholds have versions as settings do; versions of the cancellation policy have a reason. */
export class RecordVersions1798870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE setting_versions
      ADD COLUMN subject text NOT NULL DEFAULT '',
      ALTER COLUMN author_id DROP NOT NULL,
      ALTER COLUMN reason DROP NOT NULL`);
    await runner.query(`COMMENT ON COLUMN setting_versions.subject IS 'A promo code; empty for what exists only once'`);
    await runner.query(
      `COMMENT ON COLUMN setting_versions.author_id IS 'Null: what was there before the first change'`,
    );
    await runner.query(`CREATE INDEX setting_versions_subject ON setting_versions (kind, subject, id)`);
    await runner.query(`DROP INDEX setting_versions_kind`);
    await runner.query(`ALTER TABLE cancellation_policies ADD COLUMN reason text, ADD COLUMN restores_id integer`);
    await runner.query(`COMMENT ON COLUMN cancellation_policies.restores_id IS 'The version that it repeats'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cancellation_policies DROP COLUMN reason, DROP COLUMN restores_id`);
    await runner.query(`DELETE FROM setting_versions WHERE subject <> '' OR author_id IS NULL OR reason IS NULL`);
    await runner.query(`CREATE INDEX setting_versions_kind ON setting_versions (kind, id)`);
    await runner.query(`DROP INDEX setting_versions_subject`);
    await runner.query(`COMMENT ON COLUMN setting_versions.author_id IS NULL`);
    await runner.query(`ALTER TABLE setting_versions
      DROP COLUMN subject,
      ALTER COLUMN author_id SET NOT NULL,
      ALTER COLUMN reason SET NOT NULL`);
  }
}
