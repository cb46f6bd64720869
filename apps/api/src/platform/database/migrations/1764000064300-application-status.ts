import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operations decide about a driver is the status of the driver's application. */
export class ApplicationStatus1764000064300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE drivers RENAME COLUMN standing TO application_status');
    await runner.query(
      'ALTER TABLE drivers RENAME CONSTRAINT drivers_standing_check TO drivers_application_status_check',
    );
    await runner.query(`UPDATE audit_log SET action = 'change_application_status',
        data = data - 'standing' || jsonb_build_object('applicationStatus', data -> 'standing')
      WHERE action = 'change_driver_standing'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE audit_log SET action = 'change_driver_standing',
        data = data - 'applicationStatus' || jsonb_build_object('standing', data -> 'applicationStatus')
      WHERE action = 'change_application_status'`);
    await runner.query(
      'ALTER TABLE drivers RENAME CONSTRAINT drivers_application_status_check TO drivers_standing_check',
    );
    await runner.query('ALTER TABLE drivers RENAME COLUMN application_status TO standing');
  }
}
