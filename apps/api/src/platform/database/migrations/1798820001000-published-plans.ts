import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A route plan that is published has become rides, and is no longer changed. */
export class PublishedPlans1798820001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE route_plans ADD COLUMN published_at timestamptz, ADD COLUMN publication jsonb`);
    await runner.query(
      `COMMENT ON COLUMN route_plans.publication IS 'The account that pays, and the runs and rides that the plan became'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE route_plans DROP COLUMN published_at, DROP COLUMN publication`);
  }
}
