import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each operator may do. Whoever is an operator so far may do everything, as before. */
export class OperatorRoles1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN operator_role text`);
    await runner.query(`UPDATE users SET operator_role = 'administrator' WHERE is_admin`);
    await runner.query(
      `ALTER TABLE users ADD CONSTRAINT users_operator_role CHECK (
         operator_role IN ('viewer', 'support', 'dispatcher', 'finance', 'administrator') AND (is_admin OR operator_role IS NULL)
       ) NOT VALID`,
    );
    await runner.query(`ALTER TABLE users VALIDATE CONSTRAINT users_operator_role`);
    await runner.query(`COMMENT ON COLUMN users.operator_role IS 'What an operator may do; null for everybody else'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN operator_role`);
  }
}
