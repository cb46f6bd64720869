import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled rides find their drivers days before the start, and others wait in case one loses the ride. */
export class RidesAhead1798830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers ADD COLUMN offers_ahead boolean NOT NULL DEFAULT false`);
    await runner.query(
      `COMMENT ON COLUMN drivers.offers_ahead IS 'Scheduled rides are also offered to the driver ahead of time'`,
    );
    await runner.query(`CREATE INDEX drivers_offered_ahead ON drivers (id) WHERE offers_ahead`);
    await runner.query(`ALTER TABLE offers ADD COLUMN ahead boolean NOT NULL DEFAULT false`);
    await runner.query(
      `COMMENT ON COLUMN offers.ahead IS 'Of a scheduled ride, before its search for a driver begins; leaves the driver free for other offers'`,
    );
    await runner.query(
      `CREATE INDEX rides_ahead ON rides (scheduled_at) WHERE booking_type = 'scheduled' AND status IN ('pending', 'confirmed')`,
    );
    await runner.query(`CREATE TABLE standby_drivers (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      driver_id integer NOT NULL REFERENCES drivers,
      joined_at timestamptz NOT NULL
    )`);
    await runner.query(`CREATE UNIQUE INDEX standby_drivers_once ON standby_drivers (ride_id, driver_id)`);
    await runner.query(`CREATE INDEX standby_drivers_driver ON standby_drivers (driver_id)`);
    await runner.query(
      `COMMENT ON TABLE standby_drivers IS 'Who gets a scheduled ride when its driver loses it, in the order of id'`,
    );
    await confirmationMoments(runner, ['day_before', 'hour_before', 'standby']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ride_confirmations WHERE moment = 'standby'`);
    await confirmationMoments(runner, ['day_before', 'hour_before']);
    await runner.query(`DROP TABLE standby_drivers`);
    await runner.query(`DROP INDEX rides_ahead`);
    await runner.query(`ALTER TABLE offers DROP COLUMN ahead`);
    await runner.query(`ALTER TABLE drivers DROP COLUMN offers_ahead`);
  }
}

async function confirmationMoments(runner: QueryRunner, moments: readonly string[]): Promise<void> {
  await runner.query(`ALTER TABLE ride_confirmations
    DROP CONSTRAINT ride_confirmations_moment_check,
    ADD CONSTRAINT ride_confirmations_moment_check CHECK (moment IN (${moments.map((each) => `'${each}'`).join(', ')}))`);
}
