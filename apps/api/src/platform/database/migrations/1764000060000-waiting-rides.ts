import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rides that wait for a driver, the one that has waited longest first. */
export class WaitingRides1764000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX rides_waiting ON rides (coalesce(pending_since, created_at), id) WHERE status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX rides_waiting`);
  }
}
