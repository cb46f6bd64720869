import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "Is everything OK?": asked when a trip leaves its route or stops for long, and when it becomes an alert. */
export class SafetyChecks1796120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE safety_checks (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ride_id integer NOT NULL REFERENCES rides ON DELETE CASCADE,
      cause text NOT NULL CHECK (cause IN ('deviation', 'long_stop')),
      since timestamptz NOT NULL,
      lat double precision NOT NULL,
      lng double precision NOT NULL,
      asked_at timestamptz NOT NULL,
      cause_ended_at timestamptz
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX safety_checks_one_per_cause ON safety_checks (ride_id, cause) WHERE cause_ended_at IS NULL`,
    );
    await runner.query(`CREATE INDEX safety_checks_ride ON safety_checks (ride_id)`);
    await runner.query(
      `COMMENT ON TABLE safety_checks IS 'Questions to everyone aboard: one per deviation or long stop'`,
    );
    await runner.query(`CREATE TABLE safety_answers (
      check_id integer NOT NULL REFERENCES safety_checks ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      answer text CHECK (answer IN ('ok', 'help')),
      answered_at timestamptz,
      PRIMARY KEY (check_id, user_id),
      CHECK ((answer IS NULL) = (answered_at IS NULL))
    )`);
    await runner.query(`CREATE INDEX safety_answers_user ON safety_answers (user_id)`);
    await runner.query(
      `COMMENT ON TABLE safety_answers IS 'Who was asked, and what they answered; null until they do'`,
    );
    await runner.query(`ALTER TABLE alert_thresholds
      ADD COLUMN deviation_meters integer NOT NULL DEFAULT 500 CHECK (deviation_meters BETWEEN 100 AND 5000),
      ADD COLUMN deviation_minutes integer NOT NULL DEFAULT 3 CHECK (deviation_minutes BETWEEN 1 AND 240),
      ADD COLUMN long_stop_minutes integer NOT NULL DEFAULT 5 CHECK (long_stop_minutes BETWEEN 1 AND 240),
      ADD COLUMN unanswered_minutes integer NOT NULL DEFAULT 3 CHECK (unanswered_minutes BETWEEN 1 AND 240)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE alert_thresholds DROP COLUMN deviation_meters, DROP COLUMN deviation_minutes,
      DROP COLUMN long_stop_minutes, DROP COLUMN unanswered_minutes`);
    await runner.query('DROP TABLE safety_answers');
    await runner.query('DROP TABLE safety_checks');
  }
}
