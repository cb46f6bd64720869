import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of operations, each with every version, who saved it and why. */
export class SettingVersions1798860020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE setting_versions (
      id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      kind text NOT NULL,
      value jsonb NOT NULL,
      author_id integer NOT NULL REFERENCES users,
      reason text NOT NULL,
      restores_id integer,
      saved_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(
      `COMMENT ON TABLE setting_versions IS 'Every version of what operations decide; the newest of a kind applies'`,
    );
    await runner.query(
      `COMMENT ON COLUMN setting_versions.restores_id IS 'The version that it repeats; 0 for what applied before the first one'`,
    );
    await runner.query(`CREATE INDEX setting_versions_kind ON setting_versions (kind, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE setting_versions`);
  }
}
