import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The Tuesdays whose weekly payouts were started, so that a missed run is noticed and made up for. */
export class WeeklyPayoutRuns1798878321700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE weekly_payout_runs (
      due_on date PRIMARY KEY,
      ended_at timestamptz NOT NULL DEFAULT now()
    )`);
    // Earlier runs were not recorded. Without this row, the last one, at 13:05 UTC, would be repeated.
    await runner.query(`INSERT INTO weekly_payout_runs (due_on)
      SELECT day - (extract(isodow FROM day)::int + 5) % 7
        FROM (SELECT ((now() AT TIME ZONE 'UTC') - interval '13 hours 5 minutes')::date AS day) started`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE weekly_payout_runs');
  }
}
