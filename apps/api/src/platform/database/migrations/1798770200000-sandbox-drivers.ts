import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers that engineers control in a sandbox. */
export class SandboxDrivers1798770200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sandbox_drivers (
      driver_id integer PRIMARY KEY REFERENCES drivers,
      owner_id integer NOT NULL REFERENCES users,
      is_stalled boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(`CREATE INDEX sandbox_drivers_of_owner ON sandbox_drivers (owner_id)`);
    await runner.query(
      `COMMENT ON COLUMN sandbox_drivers.owner_id IS 'Only this user controls the driver, and only this user’s rides are offered to it'`,
    );
    await runner.query(
      `COMMENT ON COLUMN sandbox_drivers.is_stalled IS 'It gives no sign of life, as a phone without a network'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sandbox_drivers`);
  }
}
