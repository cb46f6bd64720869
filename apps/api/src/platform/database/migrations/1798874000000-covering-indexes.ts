import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What operations' lists read of people and of their rides is in the indexes. Where few match a part of a name, the list by name passes a hundred
 * thousand of them before a page is full; and counting the rides of 50 people visited some 400 pages of the table, one for almost every ride.
 */
export class CoveringIndexes1798874000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_by_name, ride_members_user`);
    await runner.query(`CREATE INDEX users_by_name ON users (lower(name), id)
      INCLUDE (name, email, guest_ride_id, deleted_at, is_service_account, blocked_at, phone_verified_at)`);
    await runner.query(`CREATE INDEX ride_members_user ON ride_members (user_id, ride_id DESC) INCLUDE (left_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX users_by_name, ride_members_user`);
    await runner.query(`CREATE INDEX users_by_name ON users (lower(name), id)`);
    await runner.query(`CREATE INDEX ride_members_user ON ride_members (user_id, ride_id DESC)`);
  }
}
