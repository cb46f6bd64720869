import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an operator was last let in. Tells the invited from those who came, and who can still manage the others. */
export class OperatorSignIns1798400001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN operator_signed_in_at timestamptz`);
    await runner.query(
      `UPDATE users u SET operator_signed_in_at =
         (SELECT max(at) FROM audit_log WHERE actor_id = u.id AND action = 'operator signed in')
       WHERE is_admin`,
    );
    await runner.query(
      `COMMENT ON COLUMN users.operator_signed_in_at IS 'When the operator last gave the second factor'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN operator_signed_in_at`);
  }
}
