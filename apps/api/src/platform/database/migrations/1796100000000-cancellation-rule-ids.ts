import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every row of every table has a primary key. */
export class CancellationRuleIds1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cancellation_rules ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE cancellation_rules DROP COLUMN id`);
  }
}
