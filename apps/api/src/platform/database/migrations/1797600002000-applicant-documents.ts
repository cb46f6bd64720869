import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People upload documents before they send their application; sending it makes them those of the driver. */
export class ApplicantDocuments1797600002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE driver_documents
      ALTER COLUMN driver_id DROP NOT NULL,
      ADD COLUMN applicant_id integer REFERENCES users ON DELETE CASCADE,
      ADD CONSTRAINT driver_documents_owner CHECK (num_nonnulls(driver_id, applicant_id) = 1),
      ADD CONSTRAINT driver_documents_applicant_once UNIQUE (applicant_id, document_group, upload_hash)`);
    await runner.query(
      `COMMENT ON COLUMN driver_documents.applicant_id IS 'Account that has not sent its application to drive yet; null once it is sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM driver_documents WHERE driver_id IS NULL`);
    await runner.query(`ALTER TABLE driver_documents DROP COLUMN applicant_id, ALTER COLUMN driver_id SET NOT NULL`);
  }
}
