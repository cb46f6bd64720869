import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens for the API: of people, and of service accounts, which operations create for programs. */
export class ApiTokens1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN is_service_account boolean NOT NULL DEFAULT false`);
    await runner.query(
      `COMMENT ON COLUMN users.is_service_account IS 'Nobody signs in with it and nothing is sent to it'`,
    );
    await runner.query(`CREATE TABLE service_accounts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL UNIQUE REFERENCES users,
      name text NOT NULL CHECK (char_length(name) <= 60),
      created_by integer NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL DEFAULT now(),
      closed_at timestamptz
    )`);
    await runner.query(`CREATE TABLE api_tokens (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL CHECK (char_length(name) <= 60),
      token_hash text NOT NULL UNIQUE,
      prefix text NOT NULL,
      scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      last_used_at timestamptz,
      revoked_at timestamptz,
      replaced_by integer REFERENCES api_tokens ON DELETE SET NULL
    )`);
    await runner.query(`CREATE INDEX api_tokens_of_user ON api_tokens (user_id, id)`);
    await runner.query(
      `COMMENT ON COLUMN api_tokens.token_hash IS 'SHA-256 of the token, in hexadecimal digits; the token is not stored'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE api_tokens`);
    await runner.query(`DROP TABLE service_accounts`);
    await runner.query(`ALTER TABLE users DROP COLUMN is_service_account`);
  }
}
