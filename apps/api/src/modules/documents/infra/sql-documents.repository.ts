import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  DocumentsRepository,
  type DocumentOwner,
  type DriverDocument,
  type NewDocument,
  type Review,
  type StoredDocument,
} from '../documents.repository';
import { DriverDocumentEntity } from './driver-document.entity';

const COLUMNS = `id, driver_id AS "driverId", applicant_id AS "applicantId", document_group AS "group", state, reason, file_type AS "fileType",
  size_bytes AS "sizeBytes", storage_key AS "storageKey", uploaded_at AS "uploadedAt",
  to_char(expires_on, 'YYYY-MM-DD') AS "expiresOn"`;

/** Matches the driver $1 or the applicant $2; the other parameter is null. */
const OWNED = `(driver_id = $1 OR applicant_id = $2)`;
const ownedBy = ({ driverId, applicantId }: DocumentOwner) => (driverId === null ? { applicantId } : { driverId });
/** A document that is refused after it was accepted keeps its last day. */
const REVIEWED_DAY = `CASE WHEN $2 = 'accepted' THEN $5::date ELSE expires_on END`;

@Injectable()
export class SqlDocumentsRepository extends DocumentsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { owner, group, fileType, sizeBytes, uploadHash, storageKey, uploadedAt, expiresOn }: NewDocument,
  ): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `INSERT INTO driver_documents (driver_id, applicant_id, document_group, file_type, size_bytes, upload_hash, storage_key, uploaded_at, expires_on)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9::date WHERE NOT EXISTS (SELECT 1 FROM drivers WHERE user_id = $2)
       ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
      [owner.driverId, owner.applicantId, group, fileType, sizeBytes, uploadHash, storageKey, uploadedAt, expiresOn],
    );
    return row ?? null;
  }

  findUploaded(
    { manager }: Transaction,
    { owner, group, uploadHash }: Pick<NewDocument, 'owner' | 'group' | 'uploadHash'>,
  ): Promise<StoredDocument | null> {
    return manager.findOneBy(DriverDocumentEntity, { ...ownedBy(owner), group, uploadHash });
  }

  find(documentId: number, tx?: Transaction): Promise<StoredDocument | null> {
    return this.database.orm((manager) => manager.findOneBy(DriverDocumentEntity, { id: documentId }), tx);
  }

  expiring(until: string): Promise<DriverDocument[]> {
    return this.database.query<DriverDocument>(
      `SELECT ${COLUMNS} FROM driver_documents doc
        WHERE expires_on <= $1
          AND NOT EXISTS (SELECT 1 FROM driver_documents other
                           WHERE other.driver_id = doc.driver_id AND other.document_group = doc.document_group AND other.state = 'accepted'
                             AND (doc.state <> 'accepted' OR other.expires_on IS NULL OR (other.expires_on, other.id) > (doc.expires_on, doc.id)))
        ORDER BY driver_id, id`,
      [until],
    );
  }

  hasFile(storageKey: string): Promise<boolean> {
    return this.database.orm((manager) => manager.existsBy(DriverDocumentEntity, { storageKey }));
  }

  list(owner: DocumentOwner, tx?: Transaction): Promise<StoredDocument[]> {
    const order = { group: 'ASC', id: 'ASC' } as const;
    return this.database.orm((manager) => manager.find(DriverDocumentEntity, { where: ownedBy(owner), order }), tx);
  }

  async lockApplicant(tx: Transaction, applicantId: number): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('documents of an applicant'), $1)`, [applicantId]);
  }

  async claim(tx: Transaction, applicantId: number, driverId: number): Promise<void> {
    await tx.manager.update(DriverDocumentEntity, { applicantId }, { driverId, applicantId: null });
  }

  removeOfApplicant(tx: Transaction, applicantId: number): Promise<StoredDocument[]> {
    return tx.query<StoredDocument>(`DELETE FROM driver_documents WHERE applicant_id = $1 RETURNING ${COLUMNS}`, [
      applicantId,
    ]);
  }

  async idleApplicants(since: Date): Promise<number[]> {
    const rows = await this.database.query<{ applicantId: number }>(
      `SELECT applicant_id AS "applicantId" FROM driver_documents WHERE applicant_id IS NOT NULL
        GROUP BY applicant_id HAVING max(uploaded_at) < $1`,
      [since],
    );
    return rows.map(({ applicantId }) => applicantId);
  }

  async removeUnaccepted(tx: Transaction, owner: DocumentOwner, documentId: number): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `DELETE FROM driver_documents WHERE id = $3 AND ${OWNED} AND state <> 'accepted' RETURNING ${COLUMNS}`,
      [owner.driverId, owner.applicantId, documentId],
    );
    return row ?? null;
  }

  async review(
    tx: Transaction,
    documentId: number,
    { state, changedFrom, reason, expiresOn, reviewerId }: Review,
  ): Promise<DriverDocument | null> {
    const [row] = await tx.query<DriverDocument>(
      `UPDATE driver_documents SET state = $2, reason = $3, reviewed_by = $4, reviewed_at = now(), expires_on = ${REVIEWED_DAY}
        WHERE id = $1 AND driver_id IS NOT NULL AND ($6::text IS NULL OR state = $6) AND (state, expires_on) IS DISTINCT FROM ($2, ${REVIEWED_DAY}) RETURNING ${COLUMNS}`,
      [documentId, state, reason, reviewerId, expiresOn, changedFrom],
    );
    return row ?? null;
  }
}
