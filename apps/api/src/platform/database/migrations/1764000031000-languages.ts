import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that somebody last chose: mails are written in it. */
export class Languages1764000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN language');
  }
}
