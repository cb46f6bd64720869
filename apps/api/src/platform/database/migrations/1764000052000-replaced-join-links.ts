import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A join link can be replaced: the old one stays as a row, so that its token is never given out again, and leads nowhere. */
export class ReplacedJoinLinks1764000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ride_links ADD COLUMN revoked_at timestamptz`);
    await runner.query(`ALTER TABLE ride_links DROP CONSTRAINT ride_links_ride_id_key`);
    await runner.query(`CREATE UNIQUE INDEX ride_links_valid ON ride_links (ride_id) WHERE revoked_at IS NULL`);
    await runner.query(
      `COMMENT ON TABLE ride_links IS 'Links by which friends join. One is valid per ride, until it is revoked or the ride ends'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ride_links WHERE revoked_at IS NOT NULL`);
    await runner.query(`DROP INDEX ride_links_valid`);
    await runner.query(`ALTER TABLE ride_links ADD CONSTRAINT ride_links_ride_id_key UNIQUE (ride_id)`);
    await runner.query(`ALTER TABLE ride_links DROP COLUMN revoked_at`);
  }
}
