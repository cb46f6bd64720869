import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operations read why an offer ended when its driver did not answer it and nobody took it back. */
export class CausesOfOffers1798878314000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE offers ADD COLUMN cause text
        CHECK (cause IN ('went_offline', 'not_confirmed', 'stopped_coming', 'taken_back', 'joined'))`,
    );
    await runner.query(
      `COMMENT ON COLUMN offers.cause IS 'Why it expired or was withdrawn, when that says more than the status'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE offers DROP COLUMN cause`);
  }
}
