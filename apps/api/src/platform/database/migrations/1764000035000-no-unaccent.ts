import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing uses it any more: search texts are written by the program. */
export class NoUnaccent1764000035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP EXTENSION IF EXISTS unaccent`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS unaccent`);
  }
}
