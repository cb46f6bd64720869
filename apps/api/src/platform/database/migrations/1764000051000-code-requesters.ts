import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A one-time code belongs to the browser that asked for it, so a stranger's requests and guesses never touch the owner's code. The rest says
 * who asked, to limit how many codes strangers can have sent to an account or a phone number. Codes sent before belong to no browser and
 * have to be asked for again.
 */
export class CodeRequesters1764000051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sign_in_codes
      ADD COLUMN browser_hash text,
      ADD COLUMN network_hash text,
      ADD COLUMN known_by text CHECK (known_by IN ('browser', 'network')),
      ADD COLUMN recipient text`);
    await runner.query(
      `COMMENT ON COLUMN sign_in_codes.known_by IS 'How the account knew the requester when the code was sent; null for a stranger'`,
    );
    await runner.query(
      `CREATE INDEX sign_in_codes_phone ON sign_in_codes (recipient, created_at) WHERE purpose = 'phone'`,
    );
    await runner.query(`CREATE TABLE known_browsers (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      browser_hash text NOT NULL,
      network_hash text NOT NULL,
      last_signed_in_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, browser_hash, network_hash)
    )`);
    await runner.query(
      `COMMENT ON TABLE known_browsers IS 'Browsers and networks from which somebody has signed in to the account: strangers'' requests do not count against them'`,
    );
    await runner.query(`CREATE TABLE sign_in_failures (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      since timestamptz NOT NULL,
      count integer NOT NULL,
      notified_at timestamptz
    )`);
    await runner.query(
      `COMMENT ON TABLE sign_in_failures IS 'Wrong sign-in codes per account and day. They lock nothing; the owner is told when there are many'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_failures, known_browsers`);
    await runner.query(`DROP INDEX sign_in_codes_phone`);
    await runner.query(
      `ALTER TABLE sign_in_codes DROP COLUMN browser_hash, DROP COLUMN network_hash, DROP COLUMN known_by, DROP COLUMN recipient`,
    );
  }
}
