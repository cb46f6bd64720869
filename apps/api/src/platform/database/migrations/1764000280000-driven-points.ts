import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The driven route of every ride, in points of 1e-5 degrees. */
export class DrivenPoints1764000280000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE driven_points (
        ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
        at timestamptz NOT NULL,
        driver_id integer NOT NULL REFERENCES drivers ON DELETE CASCADE,
        lat_e5 integer NOT NULL,
        lng_e5 integer NOT NULL,
        PRIMARY KEY (ride_id, at)
      )`,
    );
    await runner.query(`CREATE INDEX driven_points_driver ON driven_points (driver_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE driven_points`);
  }
}
