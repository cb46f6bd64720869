import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the provider takes for a dispute, less what it gives back of it. */
export class DisputeFees1764000020000 implements MigrationInterface {
  readonly name = 'DisputeFees1764000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE disputes ADD COLUMN fee_cents bigint NOT NULL DEFAULT 0 CHECK (fee_cents >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disputes DROP COLUMN fee_cents');
  }
}
