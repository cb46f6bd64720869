import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators set when rides raise alerts; without a row the configuration's values hold. */
export class AlertThresholds1796002003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE alert_thresholds (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      search_minutes integer NOT NULL CHECK (search_minutes BETWEEN 1 AND 240),
      silent_minutes integer NOT NULL CHECK (silent_minutes BETWEEN 1 AND 240),
      stalled_minutes integer NOT NULL CHECK (stalled_minutes BETWEEN 1 AND 240),
      late_minutes integer NOT NULL CHECK (late_minutes BETWEEN 1 AND 240),
      low_rating integer NOT NULL CHECK (low_rating BETWEEN 0 AND 4),
      changed_at timestamptz NOT NULL DEFAULT now(),
      changed_by integer NOT NULL REFERENCES users
    )`);
    await runner.query(
      `COMMENT ON TABLE alert_thresholds IS 'When rides raise alerts for operations; at most one row'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE alert_thresholds');
  }
}
