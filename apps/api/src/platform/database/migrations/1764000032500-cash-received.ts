import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the driver received in cash, which may be less than the ride costs. */
export class CashReceived1764000032500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rides ADD COLUMN cash_received_cents integer
      CHECK (cash_received_cents IS NULL OR (payment_method = 'cash' AND cash_received_cents BETWEEN 0 AND round(total_cost * 100)))`);
    // Until now no other amount was taken.
    await runner.query(
      `UPDATE rides SET cash_received_cents = round(total_cost * 100) WHERE payment_method = 'cash' AND status = 'completed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rides DROP COLUMN cash_received_cents');
  }
}
