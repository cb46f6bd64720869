import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several groups share a vehicle: what each was promised, and since when it shares. */
export class PoolRides1798850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE pool_rides (
      ride_id integer PRIMARY KEY REFERENCES rides,
      latest_pickup timestamptz NOT NULL,
      longest_aboard_seconds integer NOT NULL CHECK (longest_aboard_seconds > 0),
      shared_at timestamptz,
      discount_cents integer NOT NULL DEFAULT 0 CHECK (discount_cents >= 0)
    )`);
    await runner.query(
      `COMMENT ON TABLE pool_rides IS 'What groups in shared vehicles were promised when a driver took their ride'`,
    );
    await runner.query(
      `COMMENT ON COLUMN pool_rides.longest_aboard_seconds IS 'The longest time from leaving the pickup to reaching the destination'`,
    );
    await runner.query(
      `COMMENT ON COLUMN pool_rides.shared_at IS 'When another group first joined, and the price fell'`,
    );
    await runner.query(
      `COMMENT ON COLUMN pool_rides.discount_cents IS 'What the ride costs less because it was shared'`,
    );
    await runner.query(`ALTER TABLE dispatch_decisions ADD COLUMN shared_vehicles jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(
      `COMMENT ON COLUMN dispatch_decisions.shared_vehicles IS 'Vehicles with other groups that were considered, and what joining them meant'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dispatch_decisions DROP COLUMN shared_vehicles`);
    await runner.query(`DROP TABLE pool_rides`);
  }
}
