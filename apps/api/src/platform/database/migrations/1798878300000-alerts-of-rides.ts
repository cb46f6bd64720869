import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of a ride lists the alerts about it, newest first. */
export class AlertsOfRides1798878300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX money_alerts_ride ON money_alerts (ride_id, id DESC) WHERE ride_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX money_alerts_ride`);
  }
}
