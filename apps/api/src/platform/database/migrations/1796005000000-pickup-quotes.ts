import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes that move the pickup of a ride. They are bound to it, so that no other ride can be booked with them. */
export class PickupQuotes1796005000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quotes ADD COLUMN ride_id integer REFERENCES rides ON DELETE CASCADE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quotes DROP COLUMN ride_id`);
  }
}
