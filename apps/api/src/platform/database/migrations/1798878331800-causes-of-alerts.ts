import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An alert that an operator closed opens again when its cause, once gone, comes back. */
export class CausesOfAlerts1798878331800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE money_alerts ADD COLUMN cause_gone_at timestamptz`);
    await runner.query(
      `UPDATE money_alerts SET cause_gone_at = closed_at WHERE closed_at IS NOT NULL AND closed_by IS NULL`,
    );
    await runner.query(`CREATE INDEX money_alerts_lasting ON money_alerts (kind) WHERE cause_gone_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX money_alerts_lasting`);
    await runner.query(`ALTER TABLE money_alerts DROP COLUMN cause_gone_at`);
  }
}
