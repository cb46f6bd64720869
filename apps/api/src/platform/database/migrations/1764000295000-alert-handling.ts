import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators acknowledge alerts and take them on; drivers who stand still are found by where they stopped. */
export class AlertHandling1764000295000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE money_alerts
      ADD COLUMN acknowledged_at timestamptz,
      ADD COLUMN acknowledged_by integer REFERENCES users,
      ADD COLUMN assigned_to integer REFERENCES users`);
    await runner.query(`COMMENT ON TABLE money_alerts IS 'What operators must look at, about rides, people and money'`);
    await runner.query(`CREATE INDEX money_alerts_open ON money_alerts (id) WHERE closed_at IS NULL`);
    await runner.query(`CREATE TABLE driver_stops (
      ride_id integer PRIMARY KEY REFERENCES rides ON DELETE CASCADE,
      driver_id integer NOT NULL REFERENCES drivers ON DELETE CASCADE,
      lat double precision NOT NULL,
      lng double precision NOT NULL,
      since timestamptz NOT NULL
    )`);
    await runner.query(
      `COMMENT ON TABLE driver_stops IS 'Since when the driver of an active ride has been within 100 meters of a point'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_stops');
    await runner.query('DROP INDEX money_alerts_open');
    await runner.query(
      'ALTER TABLE money_alerts DROP COLUMN acknowledged_at, DROP COLUMN acknowledged_by, DROP COLUMN assigned_to',
    );
  }
}
