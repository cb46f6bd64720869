import type { MigrationInterface, QueryRunner } from 'typeorm';

const purposes = (list: string) => [
  `ALTER TABLE sign_in_codes DROP CONSTRAINT sign_in_codes_purpose_check`,
  `ALTER TABLE sign_in_codes ADD CONSTRAINT sign_in_codes_purpose_check CHECK (purpose IN (${list}))`,
];

/** People delete their own accounts. The row stays without a name or an address, because rides and the ledger refer to it. */
export class AccountDeletion1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN deleted_at timestamptz`);
    await runner.query(`COMMENT ON COLUMN users.deleted_at IS 'When the person deleted the account'`);
    for (const sql of purposes(`'sign_in', 'second_factor', 'phone', 'account_deletion'`)) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM sign_in_codes WHERE purpose = 'account_deletion'`);
    for (const sql of purposes(`'sign_in', 'second_factor', 'phone'`)) await runner.query(sql);
    await runner.query(`ALTER TABLE users DROP COLUMN deleted_at`);
  }
}
