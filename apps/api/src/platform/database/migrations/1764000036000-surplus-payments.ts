import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that was taken and pays for nothing (any more) has a payment of its own kind, so that whoever it came from can pay again for what
 * they do want; and a debt of which a part was taken leaves room for the payment of the rest.
 */
export class SurplusPayments1764000036000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE payments DROP CONSTRAINT payments_purpose_check, ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share', 'tip', 'debt', 'surplus'))`,
    );
    await runner.query(`DROP INDEX payments_one_debt_per_payer`);
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_debt_per_payer ON payments (ride_id, payer_id) WHERE state NOT IN ('released', 'captured') AND purpose = 'debt'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The older programs know one payment of a person and ride: which of several was taken for it they could not say.
    const [{ several }] = (await runner.query(`SELECT EXISTS (SELECT 1 FROM payments WHERE purpose = 'surplus')
      OR EXISTS (SELECT 1 FROM payments WHERE purpose = 'debt' AND state <> 'released' GROUP BY ride_id, payer_id HAVING count(*) > 1) AS several`)) as [
      { several: boolean },
    ];
    if (several)
      throw new Error('There are payments of surplus money, or several of one debt: this step cannot be taken back.');
    await runner.query(`DROP INDEX payments_one_debt_per_payer`);
    await runner.query(
      `CREATE UNIQUE INDEX payments_one_debt_per_payer ON payments (ride_id, payer_id) WHERE state <> 'released' AND purpose = 'debt'`,
    );
    await runner.query(
      `ALTER TABLE payments DROP CONSTRAINT payments_purpose_check, ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('ride', 'share', 'tip', 'debt'))`,
    );
  }
}
