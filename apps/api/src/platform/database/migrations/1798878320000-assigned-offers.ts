import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An offer that ends because its ride or driver was assigned does not count as refused by the driver. */
export class AssignedOffers1798878320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.allow(runner, `'went_offline', 'not_confirmed', 'stopped_coming', 'taken_back', 'joined', 'assigned'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE offers SET cause = NULL WHERE cause = 'assigned'`);
    await this.allow(runner, `'went_offline', 'not_confirmed', 'stopped_coming', 'taken_back', 'joined'`);
  }

  private async allow(runner: QueryRunner, causes: string): Promise<void> {
    await runner.query(`ALTER TABLE offers DROP CONSTRAINT offers_cause_check,
      ADD CONSTRAINT offers_cause_check CHECK (cause IN (${causes}))`);
  }
}
