import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators give evidence in disputes: what they write and upload, until the bank has it. */
export class DisputeEvidence1798860030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE dispute_evidence (
      dispute_id text PRIMARY KEY REFERENCES disputes,
      state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitting', 'submitted', 'given_elsewhere')),
      statement text NOT NULL DEFAULT '' CHECK (length(statement) <= 20000),
      version integer NOT NULL DEFAULT 1,
      saved_by integer REFERENCES users,
      saved_at timestamptz NOT NULL,
      submitted_by integer REFERENCES users,
      submitted_at timestamptz
    )`);
    await runner.query(`COMMENT ON TABLE dispute_evidence IS 'What operators tell the bank about a disputed payment'`);
    await runner.query(
      `COMMENT ON COLUMN dispute_evidence.version IS 'Rises with every change, so that exactly what an operator has read is submitted'`,
    );
    await runner.query(`CREATE TABLE dispute_evidence_files (
      dispute_id text NOT NULL REFERENCES dispute_evidence,
      kind text NOT NULL CHECK (kind IN ('receipt', 'customer_communication', 'service_documentation', 'other')),
      provider_file_id text NOT NULL,
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
      size_bytes integer NOT NULL CHECK (size_bytes > 0),
      upload_hash text NOT NULL,
      uploaded_by integer NOT NULL REFERENCES users,
      uploaded_at timestamptz NOT NULL,
      PRIMARY KEY (dispute_id, kind)
    )`);
    await runner.query(
      `COMMENT ON TABLE dispute_evidence_files IS 'Files that the payment provider keeps as evidence; it takes one of each kind'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE dispute_evidence_files`);
    await runner.query(`DROP TABLE dispute_evidence`);
  }
}
