import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A planned version can be withdrawn before it begins. It stays in the history, and another one may begin at its moment. */
export class WithdrawnPrices1798740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_cards
      ADD COLUMN withdrawn_at timestamptz,
      ADD COLUMN withdrawn_by integer REFERENCES users,
      ADD COLUMN withdrawn_for text`);
    await runner.query(`ALTER TABLE rate_cards DROP CONSTRAINT rate_cards_valid_from_key`);
    await runner.query(
      `CREATE UNIQUE INDEX rate_cards_valid_from ON rate_cards (valid_from) WHERE withdrawn_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX rate_cards_valid_from`);
    await runner.query(`DELETE FROM rate_cards WHERE withdrawn_at IS NOT NULL`);
    await runner.query(`ALTER TABLE rate_cards
      DROP COLUMN withdrawn_at, DROP COLUMN withdrawn_by, DROP COLUMN withdrawn_for,
      ADD CONSTRAINT rate_cards_valid_from_key UNIQUE (valid_from)`);
  }
}
