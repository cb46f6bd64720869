import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change of prices replaces the planned versions that would undo it by copies that hold the change. */
export class CarriedOverPrices1798878311000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_cards
      ADD COLUMN replaces_id integer REFERENCES rate_cards,
      ADD COLUMN carries_over_id integer REFERENCES rate_cards`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_cards DROP COLUMN replaces_id, DROP COLUMN carries_over_id`);
  }
}
