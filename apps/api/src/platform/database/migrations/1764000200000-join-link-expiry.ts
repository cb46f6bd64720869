import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Join links expire, a day after the ride's start at the latest. */
export class JoinLinkExpiry1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ride_links ADD COLUMN expires_at timestamptz`);
    await runner.query(
      `UPDATE ride_links l SET expires_at = greatest(now(), r.scheduled_at) + interval '1 day'
         FROM rides r WHERE r.id = l.ride_id`,
    );
    await runner.query(`ALTER TABLE ride_links ALTER COLUMN expires_at SET NOT NULL`);
    await runner.query(
      `COMMENT ON TABLE ride_links IS 'Links by which people join. A ride has one valid link at most, until it expires, is revoked or the ride ends'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ride_links DROP COLUMN expires_at`);
  }
}
