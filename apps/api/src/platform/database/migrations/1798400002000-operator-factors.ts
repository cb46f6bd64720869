import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps and recovery codes of operators, and how often they were tried. */
export class OperatorFactors1798400002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE authenticator_apps (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      last_step bigint NOT NULL,
      added_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`);
    await runner.query(
      `COMMENT ON COLUMN authenticator_apps.last_step IS 'The time step of the last code that was used; it and earlier ones are refused'`,
    );
    await runner.query(`CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash text NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    )`);
    await runner.query(`CREATE TABLE second_factor_attempts (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      browser_hash text NOT NULL,
      since timestamptz NOT NULL,
      count integer NOT NULL,
      passed_at timestamptz,
      PRIMARY KEY (user_id, browser_hash)
    )`);
    await runner.query(
      `COMMENT ON COLUMN second_factor_attempts.passed_at IS 'When the browser last gave a right second factor; such browsers are counted on their own'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_factor_attempts');
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE authenticator_apps');
  }
}
