import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitees stay after they were invited, so that the organizer sees who has not joined yet. */
export class InvitedInvitees1798878391000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE invitees ADD COLUMN invited_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column they would be invited again.
    await runner.query(`DELETE FROM invitees WHERE invited_at IS NOT NULL`);
    await runner.query(`ALTER TABLE invitees DROP COLUMN invited_at`);
  }
}
