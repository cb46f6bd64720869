import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers who accepted a ride and do not come nearer are asked, and replaced; the group keeps its place in the queue. */
export class ProgressChecks1798810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rides ADD COLUMN waiting_since timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN rides.waiting_since IS 'When the first search for a driver began; null until a driver was lost'`,
    );
    await runner.query(`CREATE TABLE approaches (
      ride_id integer PRIMARY KEY REFERENCES rides ON DELETE CASCADE,
      driver_id integer NOT NULL REFERENCES drivers,
      closest_seconds integer NOT NULL,
      estimated boolean NOT NULL,
      closest_at timestamptz NOT NULL,
      lat double precision NOT NULL,
      lng double precision NOT NULL,
      moved_at timestamptz NOT NULL,
      away_since timestamptz
    )`);
    await runner.query(
      `COMMENT ON TABLE approaches IS 'How near each driver on the way to a pickup has come; one row per ride, until the arrival'`,
    );
    await runner.query(`COMMENT ON COLUMN approaches.estimated IS 'The seconds are of a straight line'`);
    await runner.query(`COMMENT ON COLUMN approaches.lat IS 'Where the car stood at moved_at'`);
    await runner.query(`COMMENT ON COLUMN approaches.away_since IS 'Since when the road has been clearly longer'`);
    await runner.query(`CREATE TABLE progress_checks (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      driver_id integer NOT NULL REFERENCES drivers,
      cause text NOT NULL CHECK (cause IN ('stalled', 'moving_away', 'unreachable')),
      since timestamptz NOT NULL,
      asked_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      awaits_answer boolean NOT NULL DEFAULT true,
      answers integer NOT NULL DEFAULT 0,
      seconds integer,
      ended_at timestamptz,
      outcome text CHECK (outcome IN ('progress', 'taken_back', 'over')),
      CHECK ((ended_at IS NULL) = (outcome IS NULL))
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX progress_checks_one_open ON progress_checks (ride_id) WHERE ended_at IS NULL`,
    );
    await runner.query(`CREATE INDEX progress_checks_ride ON progress_checks (ride_id)`);
    await runner.query(`CREATE INDEX progress_checks_driver ON progress_checks (driver_id, id)`);
    await runner.query(
      `COMMENT ON TABLE progress_checks IS 'Questions to drivers on the way to a pickup whether they are still coming'`,
    );
    await runner.query(
      `COMMENT ON COLUMN progress_checks.due_at IS 'By when the driver answers, and after an answer by when they come nearer'`,
    );
    await runner.query(
      `COMMENT ON COLUMN progress_checks.seconds IS 'By road to the pickup when asked; null: unknown'`,
    );
    await runner.query(`ALTER TABLE alert_thresholds
      ADD COLUMN ask_stalled_minutes integer NOT NULL DEFAULT 5 CHECK (ask_stalled_minutes BETWEEN 1 AND 240),
      ADD COLUMN ask_away_minutes integer NOT NULL DEFAULT 4 CHECK (ask_away_minutes BETWEEN 1 AND 240),
      ADD COLUMN ask_unreachable_minutes integer NOT NULL DEFAULT 6 CHECK (ask_unreachable_minutes BETWEEN 1 AND 240),
      ADD COLUMN ask_answer_minutes integer NOT NULL DEFAULT 3 CHECK (ask_answer_minutes BETWEEN 1 AND 240)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE alert_thresholds DROP COLUMN ask_stalled_minutes, DROP COLUMN ask_away_minutes,
      DROP COLUMN ask_unreachable_minutes, DROP COLUMN ask_answer_minutes`);
    await runner.query('DROP TABLE progress_checks, approaches');
    await runner.query('ALTER TABLE rides DROP COLUMN waiting_since');
  }
}
