import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that no operator asked for: our own, of what was taken above what is due, and those made at the provider's desk. */
export class RefundOrigins1764000032000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refunds
      ADD COLUMN origin text NOT NULL DEFAULT 'operator' CHECK (origin IN ('operator', 'system', 'provider')),
      ALTER COLUMN requested_by DROP NOT NULL,
      ADD CONSTRAINT refunds_asked_for CHECK ((origin = 'operator') = (requested_by IS NOT NULL)),
      ADD CONSTRAINT refunds_known_there CHECK (origin <> 'provider' OR provider_refund_id IS NOT NULL)`);
  }

  /** Fails when there are refunds that nobody asked for: they cannot be kept as they were before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds ALTER COLUMN requested_by SET NOT NULL, DROP COLUMN origin');
  }
}
