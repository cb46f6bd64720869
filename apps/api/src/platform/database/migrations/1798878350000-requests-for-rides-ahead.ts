import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whichever process makes the next round knows whether a driver has asked for scheduled rides since the one before. */
export class RequestsForRidesAhead1798878350000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispatch_lease ADD COLUMN ahead_requested bigint NOT NULL DEFAULT 0`);
    await runner.query(`COMMENT ON COLUMN dispatch_lease.ahead_requested
      IS 'Value of requested when a round was last asked to retry scheduled rides without a driver'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispatch_lease DROP COLUMN ahead_requested`);
  }
}
