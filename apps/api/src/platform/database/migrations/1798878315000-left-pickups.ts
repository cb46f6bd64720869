import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers are watched until the trip starts: one who has arrived may leave again. */
export class LeftPickups1798878315000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `'stalled', 'moving_away', 'unreachable', 'left_pickup'`);
    await runner.query(
      `COMMENT ON TABLE approaches IS 'How near each driver on the way to a pickup has come; one row per ride, until the trip starts'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM progress_checks WHERE cause = 'left_pickup'`);
    await allow(runner, `'stalled', 'moving_away', 'unreachable'`);
  }
}

async function allow(runner: QueryRunner, causes: string): Promise<void> {
  await runner.query(`ALTER TABLE progress_checks DROP CONSTRAINT progress_checks_cause_check,
    ADD CONSTRAINT progress_checks_cause_check CHECK (cause IN (${causes}))`);
}
