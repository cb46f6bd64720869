import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Routes of shuttles and tours that operations plan. */
export class RoutePlans1798750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE route_plans (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      day date NOT NULL,
      requests jsonb NOT NULL,
      vehicles jsonb NOT NULL,
      result jsonb,
      previous jsonb,
      revision integer NOT NULL DEFAULT 1,
      changed_by integer NOT NULL REFERENCES users,
      changed_at timestamptz NOT NULL
    )`);
    await runner.query(`COMMENT ON TABLE route_plans IS 'Routes of shuttles and tours that operations plan'`);
    await runner.query(
      `COMMENT ON COLUMN route_plans.result IS 'Orders of stops with their times; null until there are any'`,
    );
    await runner.query(`COMMENT ON COLUMN route_plans.previous IS 'Totals of the result before this one'`);
    await runner.query(
      `COMMENT ON COLUMN route_plans.revision IS 'Counts changes, so that nobody overwrites what they did not see'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE route_plans');
  }
}
