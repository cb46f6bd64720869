import type { MigrationInterface, QueryRunner } from 'typeorm';

const AUDIT_ACTIONS = { retry_report: 'retry_dead_letter', dismiss_report: 'dismiss_dead_letter' } as const;

/** Webhook events that matched nothing of ours are dead letters, in alerts, in the audit log and in the index. */
export class DeadLetters1764000064100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE money_alerts
      SET kind = 'webhook_events_unmatched', key = regexp_replace(key, '^report:', 'dead_letter:'),
        data = data - 'reportId' || jsonb_build_object('eventId', data -> 'reportId')
      WHERE kind = 'reports_parked'`);
    for (const [before, after] of Object.entries(AUDIT_ACTIONS))
      await runner.query(
        `UPDATE audit_log SET action = $2, subject = regexp_replace(subject, '^report:', 'dead_letter:') WHERE action = $1`,
        [before, after],
      );
    await runner.query('ALTER INDEX stripe_events_parked RENAME TO stripe_events_dead_letters');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX stripe_events_dead_letters RENAME TO stripe_events_parked');
    for (const [before, after] of Object.entries(AUDIT_ACTIONS))
      await runner.query(
        `UPDATE audit_log SET action = $1, subject = regexp_replace(subject, '^dead_letter:', 'report:') WHERE action = $2`,
        [before, after],
      );
    await runner.query(`UPDATE money_alerts
      SET kind = 'reports_parked', key = regexp_replace(key, '^dead_letter:', 'report:'),
        data = data - 'eventId' || jsonb_build_object('reportId', data -> 'eventId')
      WHERE kind = 'webhook_events_unmatched'`);
  }
}
