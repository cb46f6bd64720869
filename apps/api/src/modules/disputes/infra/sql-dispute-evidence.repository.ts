import { Injectable } from '@nestjs/common';
import type { EvidenceKind } from '@groupride/contracts';
import { In } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  DisputeEvidenceRepository,
  type EvidenceFile,
  type NewEvidenceFile,
  type StoredEvidence,
} from '../dispute-evidence.repository';
import { DisputeEvidenceEntity, DisputeEvidenceFileEntity } from './dispute-evidence.entity';

@Injectable()
export class SqlDisputeEvidenceRepository extends DisputeEvidenceRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(disputeId: string, tx?: Transaction): Promise<StoredEvidence | null> {
    const source = tx ?? this.database;
    const [row] = await source.query<Omit<StoredEvidence, 'files'>>(
      `SELECT e.state, e.statement, e.version, s.name AS "savedBy", e.saved_at AS "savedAt", b.name AS "submittedBy", e.submitted_at AS "submittedAt"
         FROM dispute_evidence e LEFT JOIN users s ON s.id = e.saved_by LEFT JOIN users b ON b.id = e.submitted_by WHERE e.dispute_id = $1`,
      [disputeId],
    );
    if (!row) return null;
    const files = await source.query<EvidenceFile>(
      `SELECT f.kind, f.provider_file_id AS "providerFileId", f.name, f.size_bytes AS "sizeBytes", f.upload_hash AS "uploadHash",
              u.name AS "uploadedBy", f.uploaded_at AS "uploadedAt"
         FROM dispute_evidence_files f JOIN users u ON u.id = f.uploaded_by WHERE f.dispute_id = $1 ORDER BY f.uploaded_at, f.kind`,
      [disputeId],
    );
    return { ...row, files };
  }

  async startVersion(tx: Transaction, disputeId: string, after: number, by: number, at: Date): Promise<boolean> {
    if (after === 0) {
      const rows = await tx.query(
        `INSERT INTO dispute_evidence (dispute_id, saved_by, saved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING version`,
        [disputeId, by, at],
      );
      return rows.length > 0;
    }
    const { affected } = await tx.manager.update(
      DisputeEvidenceEntity,
      { disputeId, version: after, state: 'draft' },
      { version: () => 'version + 1', savedBy: by, savedAt: at },
    );
    return affected === 1;
  }

  async saveStatement(tx: Transaction, disputeId: string, statement: string): Promise<void> {
    await tx.manager.update(DisputeEvidenceEntity, { disputeId }, { statement });
  }

  async putFile(tx: Transaction, disputeId: string, file: NewEvidenceFile): Promise<void> {
    await tx.query(
      `INSERT INTO dispute_evidence_files (dispute_id, kind, provider_file_id, name, size_bytes, upload_hash, uploaded_by, uploaded_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (dispute_id, kind) DO UPDATE SET provider_file_id = EXCLUDED.provider_file_id, name = EXCLUDED.name,
         size_bytes = EXCLUDED.size_bytes, upload_hash = EXCLUDED.upload_hash, uploaded_by = EXCLUDED.uploaded_by, uploaded_at = EXCLUDED.uploaded_at`,
      [
        disputeId,
        file.kind,
        file.providerFileId,
        file.name,
        file.sizeBytes,
        file.uploadHash,
        file.uploadedBy,
        file.uploadedAt,
      ],
    );
  }

  async removeFile(tx: Transaction, disputeId: string, kind: EvidenceKind): Promise<boolean> {
    const { affected } = await tx.manager.delete(DisputeEvidenceFileEntity, { disputeId, kind });
    return affected === 1;
  }

  async startSubmitting(tx: Transaction, disputeId: string, version: number, by: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      DisputeEvidenceEntity,
      { disputeId, version, state: 'draft' },
      { state: 'submitting', submittedBy: by },
    );
    return affected === 1;
  }

  async reopen(tx: Transaction, disputeId: string, version: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      DisputeEvidenceEntity,
      { disputeId, version, state: 'submitting' },
      { state: 'draft', version: () => 'version + 1', submittedBy: null },
    );
    return affected === 1;
  }

  async markGiven(tx: Transaction, disputeId: string, at: Date): Promise<{ submittedBy: number | null } | null> {
    const [row] = await tx.query<{ submittedBy: number | null }>(
      `WITH changed AS (
         INSERT INTO dispute_evidence AS e (dispute_id, state, saved_at, submitted_at) VALUES ($1, 'given_elsewhere', $2, $2)
         ON CONFLICT (dispute_id) DO UPDATE SET submitted_at = $2,
           state = CASE e.state WHEN 'submitting' THEN 'submitted' ELSE 'given_elsewhere' END
         WHERE e.state IN ('draft', 'submitting') RETURNING submitted_by)
       SELECT submitted_by AS "submittedBy" FROM changed`,
      [disputeId, at],
    );
    return row ?? null;
  }

  async isGiven(tx: Transaction, disputeId: string): Promise<boolean> {
    return tx.manager.existsBy(DisputeEvidenceEntity, { disputeId, state: In(['submitted', 'given_elsewhere']) });
  }
}
