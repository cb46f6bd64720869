import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Half-filled applications to drive. */
export class ApplicationDrafts1797600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE driver_application_drafts (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      revision integer NOT NULL,
      step integer NOT NULL,
      completed integer NOT NULL,
      fields jsonb NOT NULL,
      saved_at timestamptz NOT NULL
    )`);
    await runner.query(
      `COMMENT ON TABLE driver_application_drafts IS 'Half-filled applications to drive; removed when they are sent, or 90 days after the last change'`,
    );
    await runner.query(
      `COMMENT ON COLUMN driver_application_drafts.revision IS 'Counts the changes, so that one device does not overwrite another'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_application_drafts');
  }
}
