import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members pay organizers back for shares that were covered, outside the ledger; and organizers' Venmo usernames. */
export class SettleUps1764000210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE venmo_accounts (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_-]{5,30}$')
      )`,
    );
    await runner.query(
      `CREATE TABLE settle_ups (
        ride_id integer NOT NULL REFERENCES rides,
        user_id integer NOT NULL REFERENCES users,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        method text NOT NULL CHECK (method IN ('venmo', 'cash')),
        state text NOT NULL CHECK (state IN ('sent', 'settled')),
        created_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz,
        PRIMARY KEY (ride_id, user_id),
        CHECK ((state = 'settled') = (settled_at IS NOT NULL))
      )`,
    );
    await runner.query(`CREATE INDEX settle_ups_user ON settle_ups (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE settle_ups`);
    await runner.query(`DROP TABLE venmo_accounts`);
  }
}
