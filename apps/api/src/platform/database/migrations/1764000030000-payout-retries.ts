import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payout knows which failed one it repeats, and to which account of the bank it went. */
export class PayoutRetries1764000030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Unique: however often a retry is asked for, a payout that failed is repeated once.
    await runner.query(`ALTER TABLE payouts
      ADD COLUMN retry_of integer UNIQUE REFERENCES payouts,
      ADD COLUMN bank_last4 text CHECK (bank_last4 ~ '^[0-9]{4}$')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payouts DROP COLUMN retry_of, DROP COLUMN bank_last4');
  }
}
