import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a driver was offered a ride, or why nobody was. */
export class DispatchDecisions1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE dispatch_decisions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      at timestamptz NOT NULL,
      driver_id integer REFERENCES drivers ON DELETE CASCADE,
      rides_together integer NOT NULL CHECK (rides_together > 0),
      minutes_estimated boolean NOT NULL,
      candidates jsonb NOT NULL,
      left_out jsonb NOT NULL,
      fingerprint text NOT NULL
    )`);
    await runner.query(`CREATE INDEX dispatch_decisions_ride ON dispatch_decisions (ride_id, id)`);
    await runner.query(`CREATE INDEX dispatch_decisions_at ON dispatch_decisions (at)`);
    await runner.query(
      `COMMENT ON TABLE dispatch_decisions IS 'Candidates of each search for a driver, kept for 90 days'`,
    );
    await runner.query(
      `COMMENT ON COLUMN dispatch_decisions.driver_id IS 'Who was offered the ride; null when nobody was'`,
    );
    await runner.query(
      `COMMENT ON COLUMN dispatch_decisions.left_out IS 'Number of drivers for each reason, also of those who are not among the candidates'`,
    );
    await runner.query(
      `COMMENT ON COLUMN dispatch_decisions.fingerprint IS 'Equal for searches without a driver that have the same reasons, so that only changes are stored'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dispatch_decisions');
  }
}
