import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who joined one ride without an account, and the links that bring them back. */
export class Guests1764000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users
         ADD COLUMN guest_ride_id integer REFERENCES rides,
         ADD COLUMN guest_until timestamptz,
         ADD COLUMN guest_browser text,
         ADD CONSTRAINT users_guest_has_an_end CHECK ((guest_ride_id IS NULL) = (guest_until IS NULL)),
         ADD CONSTRAINT users_can_be_reached CHECK (email <> '' OR (guest_ride_id IS NOT NULL AND phone IS NOT NULL))`,
    );
    await runner.query(`ALTER TABLE users DROP CONSTRAINT users_email_key`);
    await runner.query(`CREATE UNIQUE INDEX users_email_key ON users (email) WHERE guest_ride_id IS NULL`);
    await runner.query(`CREATE INDEX users_guest_ride ON users (guest_ride_id) WHERE guest_ride_id IS NOT NULL`);
    await runner.query(`CREATE INDEX users_guest_email ON users (email) WHERE guest_ride_id IS NOT NULL`);
    await runner.query(`CREATE INDEX users_guest_phone ON users (phone) WHERE guest_ride_id IS NOT NULL`);
    await runner.query(
      `CREATE TABLE guest_links (
        token_hash text PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ guests }] = (await runner.query(
      `SELECT EXISTS (SELECT 1 FROM users WHERE guest_ride_id IS NOT NULL) AS guests`,
    )) as [{ guests: boolean }];
    if (guests) throw new Error('guests have seats and payments that the earlier schema cannot hold');
    await runner.query(`DROP TABLE guest_links`);
    await runner.query(`DROP INDEX users_email_key`);
    await runner.query(
      `ALTER TABLE users DROP CONSTRAINT users_can_be_reached, DROP CONSTRAINT users_guest_has_an_end,
         DROP COLUMN guest_ride_id, DROP COLUMN guest_until, DROP COLUMN guest_browser,
         ADD CONSTRAINT users_email_key UNIQUE (email)`,
    );
  }
}
