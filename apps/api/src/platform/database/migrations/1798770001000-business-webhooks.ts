import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What services of a business account are told about, besides their own rides. */
export class BusinessWebhooks1798770001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE webhook_messages ADD COLUMN business_account_id integer REFERENCES business_accounts`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook_messages.business_account_id IS 'The business account whose services may see it'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_messages DROP COLUMN business_account_id`);
  }
}
