import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  users_by_name: `users (lower(name), id)`,
  users_blocked: `users (id) WHERE blocked_at IS NOT NULL`,
  users_guests: `users (id) WHERE guest_ride_id IS NOT NULL`,
  users_deleted: `users (id) WHERE deleted_at IS NOT NULL`,
  drivers_by_rating: `drivers (rating, id)`,
  drivers_by_trips: `drivers (total_trips, id)`,
  rides_of_type: `rides (ride_type, id)`,
  rides_by_total: `rides (total_cost, id)`,
  driver_documents_in_review: `driver_documents (driver_id) WHERE state = 'in_review'`,
  audit_log_looks: `audit_log (actor_id, subject, action, at)`,
};

/** Operations block riders, and read long lists page by page in several orders. */
export class PeopleLists1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users
      ADD COLUMN blocked_at timestamptz,
      ADD COLUMN blocked_reason text,
      ADD COLUMN blocked_by integer REFERENCES users,
      ADD CONSTRAINT users_block_is_explained CHECK (num_nulls(blocked_at, blocked_reason, blocked_by) IN (0, 3))`);
    await runner.query(`COMMENT ON COLUMN users.blocked_at IS 'Since when the person can neither book nor join rides'`);
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
    await runner.query(`ALTER TABLE users DROP COLUMN blocked_at, DROP COLUMN blocked_reason, DROP COLUMN blocked_by`);
  }
}
