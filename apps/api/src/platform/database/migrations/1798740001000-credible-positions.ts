import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last position of a driver that the car can have come to, beside the last one that the device sent. */
export class CrediblePositions1798740001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers
      ADD COLUMN credible_lat double precision,
      ADD COLUMN credible_lng double precision,
      ADD COLUMN credible_at timestamptz,
      ADD COLUMN credible_slack double precision`);
    await runner.query(`UPDATE drivers SET credible_lat = lat, credible_lng = lng, credible_at = position_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers
      DROP COLUMN credible_lat, DROP COLUMN credible_lng, DROP COLUMN credible_at, DROP COLUMN credible_slack`);
  }
}
