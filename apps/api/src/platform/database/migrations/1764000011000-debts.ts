import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of what somebody still owes for a ride that is over. A person has one living payment of each kind for a ride. */
export class Debts1764000011000 implements MigrationInterface {
  readonly name = 'Debts1764000011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE payments DROP CONSTRAINT payments_purpose_check, ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share', 'tip', 'debt'))`,
    );
    await runner.query(`DROP INDEX payments_one_per_payer`);
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose IN ('ride', 'share')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_debt_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose = 'debt'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX payments_one_debt_per_payer, payments_one_per_payer`);
    await runner.query(`DELETE FROM payments WHERE purpose = 'debt'`);
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose <> 'tip'`,
    );
    await runner.query(
      `ALTER TABLE payments DROP CONSTRAINT payments_purpose_check, ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share', 'tip'))`,
    );
  }
}
