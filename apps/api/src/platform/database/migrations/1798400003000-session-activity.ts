import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When sessions in operations were last used, for their owners. */
export class SessionActivity1798400003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD COLUMN last_active_at timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN sessions.last_active_at IS 'Of sessions in operations, to within five minutes'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN last_active_at`);
  }
}
