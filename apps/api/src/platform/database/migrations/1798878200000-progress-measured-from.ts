import type { MigrationInterface, QueryRunner } from 'typeorm';

const comment = (text: string) => `COMMENT ON COLUMN progress_checks.seconds IS '${text}'`;

/** Progress is measured from the shortest travel time so far, and after an answer from the travel time at that moment. */
export class ProgressMeasuredFrom1798878200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      comment(
        'Way to the pickup that progress is measured from: the shortest when asked, then the one at the last answer',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(comment('By road to the pickup when asked; null: unknown'));
  }
}
