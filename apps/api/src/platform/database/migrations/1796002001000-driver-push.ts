import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Web Push in the driver app, and since when a driver could not be reached. */
export class DriverPush1796002001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE push_subscriptions ADD COLUMN app text NOT NULL DEFAULT 'rider' CHECK (app IN ('rider', 'driver', 'admin'))`,
    );
    await runner.query(`COMMENT ON COLUMN push_subscriptions.app IS 'The application in which the browser subscribed'`);
    await runner.query(
      `ALTER TABLE drivers ADD COLUMN unreachable_from timestamptz, ADD COLUMN unreachable_until timestamptz`,
    );
    await runner.query(
      `COMMENT ON COLUMN drivers.unreachable_from IS 'Start of the last period online in which no offer could reach the driver'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers DROP COLUMN unreachable_from, DROP COLUMN unreachable_until`);
    await runner.query(`ALTER TABLE push_subscriptions DROP COLUMN app`);
  }
}
