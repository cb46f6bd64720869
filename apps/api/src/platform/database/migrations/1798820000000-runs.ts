import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One vehicle serves several rides, stop after stop. Rides of the same run may overlap; all others still exclude each other. */
export class Runs1798820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE runs (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      source text NOT NULL CHECK (source IN ('route_plan', 'pool')),
      route_plan_id integer REFERENCES route_plans,
      ride_type text NOT NULL,
      seats integer NOT NULL CHECK (seats > 0),
      starts_at timestamptz NOT NULL,
      set_out_at timestamptz,
      revision integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CHECK ((source = 'route_plan') = (route_plan_id IS NOT NULL))
    )`);
    await runner.query(`CREATE INDEX runs_route_plan ON runs (route_plan_id) WHERE route_plan_id IS NOT NULL`);
    await runner.query(`COMMENT ON TABLE runs IS 'Drives of one vehicle that serve several rides, stop after stop'`);
    await runner.query(`COMMENT ON COLUMN runs.seats IS 'The most people aboard at a time'`);
    await runner.query(`COMMENT ON COLUMN runs.set_out_at IS 'When its current driver set out; null while nobody has'`);
    await runner.query(
      `COMMENT ON COLUMN runs.revision IS 'Counts changes, so that stops are never inserted among others than were seen'`,
    );
    await runner.query(`ALTER TABLE rides ADD COLUMN run_id integer REFERENCES runs`);
    await runner.query(`COMMENT ON COLUMN rides.run_id IS 'The run that serves it with others; null for a ride alone'`);
    await runner.query(`CREATE INDEX rides_run ON rides (run_id) WHERE run_id IS NOT NULL`);
    await runner.query(`CREATE TABLE run_stops (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      run_id integer NOT NULL REFERENCES runs ON DELETE CASCADE,
      position integer NOT NULL CHECK (position >= 0),
      ride_id integer NOT NULL REFERENCES rides,
      kind text NOT NULL CHECK (kind IN ('pickup', 'dropoff')),
      planned_at timestamptz NOT NULL,
      done_at timestamptz,
      skipped_at timestamptz,
      CONSTRAINT run_stops_position UNIQUE (run_id, position) DEFERRABLE,
      CONSTRAINT run_stops_ride UNIQUE (ride_id, kind),
      CHECK (done_at IS NULL OR skipped_at IS NULL)
    )`);
    await runner.query(`COMMENT ON TABLE run_stops IS 'Where a run stops for which ride, in order'`);
    await runner.query(
      `COMMENT ON COLUMN run_stops.skipped_at IS 'When it became unnecessary: the ride was cancelled'`,
    );
    await runner.query(`DROP INDEX rides_one_active_per_driver`);
    // Rides without a run differ from each other, and from those of every run.
    await runner.query(`ALTER TABLE rides ADD CONSTRAINT rides_one_active_per_driver
      EXCLUDE USING gist (driver_id WITH =, (coalesce(run_id, -id)) WITH <>)
      WHERE (status IN ('en_route', 'in_progress'))`);
    await runner.query(`ALTER TABLE rides DROP CONSTRAINT rides_one_at_a_time_per_driver`);
    await runner.query(`ALTER TABLE rides ADD CONSTRAINT rides_one_at_a_time_per_driver
      EXCLUDE USING gist (driver_id WITH =, tstzrange(busy_from, busy_until) WITH &&, (coalesce(run_id, -id)) WITH <>)
      WHERE (status IN ('confirmed', 'en_route', 'in_progress') AND busy_from IS NOT NULL AND busy_until IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rides DROP CONSTRAINT rides_one_at_a_time_per_driver`);
    await runner.query(`ALTER TABLE rides ADD CONSTRAINT rides_one_at_a_time_per_driver
      EXCLUDE USING gist (driver_id WITH =, tstzrange(busy_from, busy_until) WITH &&)
      WHERE (status IN ('confirmed', 'en_route', 'in_progress') AND busy_from IS NOT NULL AND busy_until IS NOT NULL)`);
    await runner.query(`ALTER TABLE rides DROP CONSTRAINT rides_one_active_per_driver`);
    await runner.query(
      `CREATE UNIQUE INDEX rides_one_active_per_driver ON rides (driver_id) WHERE status IN ('en_route', 'in_progress')`,
    );
    await runner.query(`DROP TABLE run_stops`);
    await runner.query(`ALTER TABLE rides DROP COLUMN run_id`);
    await runner.query(`DROP TABLE runs`);
  }
}
