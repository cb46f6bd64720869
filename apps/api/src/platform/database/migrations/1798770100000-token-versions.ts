import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of the API that a token's requests have. Tokens from before had the first one. */
export class TokenVersions1798770100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE api_tokens ADD COLUMN api_version text NOT NULL DEFAULT '2026-11-26'`);
    await runner.query(
      `COMMENT ON COLUMN api_tokens.api_version IS 'Version of the API that its requests have unless they name another one, YYYY-MM-DD'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens DROP COLUMN api_version');
  }
}
