import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to where the books are compared, and as they were then. */
export class ReconciliationCheckpoints1764000021000 implements MigrationInterface {
  readonly name = 'ReconciliationCheckpoints1764000021000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE reconciliation_runs ADD COLUMN whole boolean NOT NULL DEFAULT false, ADD COLUMN checkpoint jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reconciliation_runs DROP COLUMN whole, DROP COLUMN checkpoint');
  }
}
