import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a card setup that was begun on the profile page is fetched from the provider next. */
export class CardSetupLookups1764000063600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE card_setups ADD COLUMN lookups smallint NOT NULL DEFAULT 0, ADD COLUMN next_lookup_at timestamptz NOT NULL DEFAULT now() + interval '1 minute'`,
    );
    await runner.query(
      `CREATE INDEX card_setups_next_lookup ON card_setups (next_lookup_at) WHERE setup_intent_id IS NOT NULL AND lookups < 60`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE card_setups DROP COLUMN lookups, DROP COLUMN next_lookup_at`);
  }
}
