import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who put a rate card in force, why, and which earlier one it repeats. Cards that are older than this have nobody. */
export class PriceVersions1798730001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_cards
      ADD COLUMN author_id integer REFERENCES users,
      ADD COLUMN reason text,
      ADD COLUMN restores_id integer REFERENCES rate_cards,
      ADD COLUMN saved_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`UPDATE rate_cards SET saved_at = valid_from WHERE valid_from < saved_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_cards
      DROP COLUMN author_id, DROP COLUMN reason, DROP COLUMN restores_id, DROP COLUMN saved_at`);
  }
}
