import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A guest who left the ride after asking for help keeps a session in which they can report that they are safe. */
export class GuestsWhoLeft1798878351000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN guest_left_at timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN users.guest_left_at IS 'When the guest left the ride with an open call for help. From then on they can only end that call'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN guest_left_at`);
  }
}
