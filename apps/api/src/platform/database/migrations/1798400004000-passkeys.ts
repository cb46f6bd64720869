import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of operators, and the challenges that are waiting for an answer. */
export class Passkeys1798400004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE passkeys (
      id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      added_at timestamptz NOT NULL,
      last_used_at timestamptz
    )`);
    await runner.query(`CREATE INDEX passkeys_of_user ON passkeys (user_id)`);
    await runner.query(`COMMENT ON COLUMN passkeys.id IS 'Credential id, base64url'`);
    await runner.query(`CREATE TABLE passkey_challenges (
      challenge text PRIMARY KEY,
      browser_hash text NOT NULL,
      user_id integer REFERENCES users ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at)`);
    await runner.query(`COMMENT ON COLUMN passkey_challenges.user_id IS 'Who adds a passkey; null for a sign-in'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenges');
    await runner.query('DROP TABLE passkeys');
  }
}
