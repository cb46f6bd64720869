import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When documents expire, and which drivers may not drive because one has. */
export class DocumentExpiry1797100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE driver_documents ADD COLUMN expires_on date`);
    await runner.query(
      `COMMENT ON COLUMN driver_documents.expires_on IS 'Last day on which it is valid; null when it names none'`,
    );
    await runner.query(
      `CREATE INDEX driver_documents_expiry ON driver_documents (expires_on) WHERE state = 'accepted' AND expires_on IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE drivers ADD COLUMN documents_expired boolean NOT NULL DEFAULT false`);
    await runner.query(
      `COMMENT ON COLUMN drivers.documents_expired IS 'A document has expired, so the driver cannot go online'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE drivers DROP COLUMN documents_expired`);
    await runner.query(`ALTER TABLE driver_documents DROP COLUMN expires_on`);
  }
}
