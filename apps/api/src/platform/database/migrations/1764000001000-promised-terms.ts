import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A redemption keeps the terms it was made on: what becomes of the code later changes no ride that was booked with it. */
export class PromisedTerms1764000001000 implements MigrationInterface {
  readonly name = 'PromisedTerms1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE promotion_redemptions ADD COLUMN name text, ADD COLUMN max_discount numeric(10,2), ADD COLUMN percent_off integer`,
    );
    await runner.query(
      `UPDATE promotion_redemptions r SET name = p.name, max_discount = p.max_discount, percent_off = p.percent_off FROM promotions p WHERE p.code = r.code`,
    );
    await runner.query(
      `ALTER TABLE promotion_redemptions ALTER COLUMN name SET NOT NULL, ALTER COLUMN max_discount SET NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE promotion_redemptions DROP COLUMN name, DROP COLUMN max_discount, DROP COLUMN percent_off`,
    );
  }
}
