import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change by an operator must not replace a colleague's that they have not seen. */
export class RevisionsOfBusinessAccounts1798878403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE business_accounts ADD COLUMN revision integer NOT NULL DEFAULT 1`);
    await runner.query(`COMMENT ON COLUMN business_accounts.revision IS 'Grows with each change by operations'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE business_accounts DROP COLUMN revision`);
  }
}
