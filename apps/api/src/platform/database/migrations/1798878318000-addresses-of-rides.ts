import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What drivers read beside names that riders made up; looked up once, when the price is made. */
export class AddressesOfRides1798878318000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rides ADD COLUMN pickup_address text, ADD COLUMN dropoff_address text`);
    for (const [column, end] of [
      ['pickup_address', 'pickup'],
      ['dropoff_address', 'destination'],
    ])
      await runner.query(
        `COMMENT ON COLUMN rides.${column} IS 'Nearest known address; null where the rider calls the ${end} what it is known as'`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rides DROP COLUMN pickup_address, DROP COLUMN dropoff_address`);
  }
}
