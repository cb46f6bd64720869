import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a driver is taken up by a ride, who may have left without a word, and what the daily clean-up looks for. */
export class BusyDrivers1763730000000 implements MigrationInterface {
  readonly name = 'BusyDrivers1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotes_unused, outbox_messages_created, idempotency_keys_created');
    await runner.query('ALTER TABLE drivers DROP COLUMN may_be_gone');
    await runner.query(
      'ALTER TABLE rides DROP CONSTRAINT rides_one_at_a_time_per_driver, DROP COLUMN busy_from, DROP COLUMN busy_until',
    );
  }
}

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,
  `ALTER TABLE rides ADD COLUMN busy_from timestamptz, ADD COLUMN busy_until timestamptz, ADD CHECK (busy_from < busy_until)`,
  // Rides that were taken before this rule have no such time and are left in peace.
  `ALTER TABLE rides ADD CONSTRAINT rides_one_at_a_time_per_driver
     EXCLUDE USING gist (driver_id WITH =, tstzrange(busy_from, busy_until) WITH &&)
     WHERE (status IN ('confirmed', 'en_route', 'in_progress') AND busy_from IS NOT NULL AND busy_until IS NOT NULL)`,
  `ALTER TABLE drivers ADD COLUMN may_be_gone boolean NOT NULL DEFAULT false`,
  `CREATE INDEX quotes_unused ON quotes (expires_at) WHERE used_at IS NULL`,
  `CREATE INDEX outbox_messages_created ON outbox_messages (created_at)`,
  `CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at)`,
];
