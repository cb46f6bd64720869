import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drivers see how they answered the offers of the last days. */
export class OffersOfDriver1796101000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX offers_of_driver ON offers (driver_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX offers_of_driver`);
  }
}
