import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUBMITTED = 'extract(epoch FROM coalesce(p.submitted_at, d.created_at))';
const BY_SECOND = `'application:' || d.id || ':' || ${SUBMITTED}::bigint`;
const BY_MOMENT = `'application:' || d.id || ':' || ${SUBMITTED}`;

/** Applications are told apart by the moment in which they were submitted. Alerts about waiting ones keep their notes. */
export class AlertsOfApplications1798878401000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return changeKeys(runner, BY_SECOND, BY_MOMENT);
  }

  down(runner: QueryRunner): Promise<void> {
    return changeKeys(runner, BY_MOMENT, BY_SECOND);
  }
}

async function changeKeys(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `UPDATE money_alerts a SET key = ${to} FROM drivers d LEFT JOIN driver_applications p ON p.driver_id = d.id
      WHERE a.kind = 'application_waiting' AND a.cause_gone_at IS NULL AND a.key = ${from}`,
  );
}
