import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers and vehicle photos of drivers, which operations review. */
export class DriverDocuments1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE driver_documents (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      driver_id integer NOT NULL REFERENCES drivers ON DELETE CASCADE,
      document_group text NOT NULL CHECK (document_group IN ('license', 'registration', 'insurance', 'vehicle_photos')),
      state text NOT NULL DEFAULT 'in_review' CHECK (state IN ('in_review', 'accepted', 'rejected')),
      reason text,
      file_type text NOT NULL CHECK (file_type IN ('image/jpeg', 'application/pdf')),
      size_bytes integer NOT NULL,
      upload_hash text NOT NULL,
      storage_key uuid NOT NULL UNIQUE,
      uploaded_at timestamptz NOT NULL,
      reviewed_by integer REFERENCES users,
      reviewed_at timestamptz,
      CONSTRAINT driver_documents_once UNIQUE (driver_id, document_group, upload_hash),
      CHECK ((state = 'rejected') = (reason IS NOT NULL)),
      CHECK ((state = 'in_review') = (reviewed_at IS NULL))
    )`);
    await runner.query(
      `COMMENT ON TABLE driver_documents IS 'Papers and vehicle photos of drivers; the files are in the document store'`,
    );
    await runner.query(
      `COMMENT ON COLUMN driver_documents.upload_hash IS 'SHA-256 of the uploaded file: a repeated upload is stored once'`,
    );
    await runner.query(`COMMENT ON COLUMN driver_documents.storage_key IS 'Name of the file in the document store'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE driver_documents');
  }
}
