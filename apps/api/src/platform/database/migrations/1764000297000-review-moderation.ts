import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators answer reviews, and hide those that break the rules. */
export class ReviewModeration1764000297000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE reviews
        ADD COLUMN reply text CHECK (length(reply) <= 1000),
        ADD COLUMN replied_at timestamptz,
        ADD COLUMN replied_by integer REFERENCES users,
        ADD COLUMN hidden_at timestamptz,
        ADD COLUMN hidden_by integer REFERENCES users,
        ADD COLUMN hidden_reason text CHECK (length(hidden_reason) <= 300)`,
    );
    await runner.query(`CREATE INDEX reviews_rating ON reviews (rating, id)`);
    await runner.query(`CREATE INDEX reviews_hidden ON reviews (id) WHERE hidden_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX reviews_hidden`);
    await runner.query(`DROP INDEX reviews_rating`);
    await runner.query(
      `ALTER TABLE reviews DROP COLUMN reply, DROP COLUMN replied_at, DROP COLUMN replied_by,
        DROP COLUMN hidden_at, DROP COLUMN hidden_by, DROP COLUMN hidden_reason`,
    );
  }
}
