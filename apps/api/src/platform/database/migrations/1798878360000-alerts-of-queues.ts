import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The check of every minute looks for the alerts of each queue with failed jobs. */
export class AlertsOfQueues1798878360000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX money_alerts_queue ON money_alerts ((data ->> 'queue')) WHERE kind = 'jobs_failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX money_alerts_queue`);
  }
}
