import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers of scheduled rides are asked the day before and an hour before whether they will drive. */
export class RideConfirmations1798810001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ride_confirmations (
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      driver_id integer NOT NULL REFERENCES drivers,
      moment text NOT NULL CHECK (moment IN ('day_before', 'hour_before')),
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      PRIMARY KEY (ride_id, driver_id, moment)
    )`);
    await runner.query(
      `CREATE INDEX ride_confirmations_open ON ride_confirmations (driver_id) WHERE confirmed_at IS NULL`,
    );
    await runner.query(
      `COMMENT ON TABLE ride_confirmations IS 'Drivers of scheduled rides who were asked whether they will drive'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ride_confirmations');
  }
}
