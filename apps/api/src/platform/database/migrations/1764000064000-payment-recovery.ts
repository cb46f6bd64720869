import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a declined or expiring hold can be replaced is the payment recovery deadline. */
export class PaymentRecovery1764000064000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments RENAME COLUMN mend_before TO recover_before');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments RENAME COLUMN recover_before TO mend_before');
  }
}
