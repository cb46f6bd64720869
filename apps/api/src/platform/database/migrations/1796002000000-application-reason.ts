import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers see why they were rejected or suspended. */
export class ApplicationReason1796002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers ADD COLUMN application_reason text');
    await runner.query(
      `COMMENT ON COLUMN drivers.application_reason IS 'Why the application was rejected or the account suspended; shown to the driver'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers DROP COLUMN application_reason');
  }
}
