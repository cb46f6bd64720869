import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DocumentsRepository, type NewDocument, type Review, type StoredDocument } from '../documents.repository';

const COLUMNS = `id, driver_id AS "driverId", document_group AS "group", state, reason, file_type AS "fileType",
  size_bytes AS "sizeBytes", storage_key AS "storageKey", uploaded_at AS "uploadedAt",
  to_char(expires_on, 'YYYY-MM-DD') AS "expiresOn"`;

@Injectable()
export class SqlDocumentsRepository extends DocumentsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { driverId, group, fileType, sizeBytes, uploadHash, storageKey, uploadedAt }: NewDocument,
  ): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `INSERT INTO driver_documents (driver_id, document_group, file_type, size_bytes, upload_hash, storage_key, uploaded_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT driver_documents_once DO NOTHING RETURNING ${COLUMNS}`,
      [driverId, group, fileType, sizeBytes, uploadHash, storageKey, uploadedAt],
    );
    return row ?? null;
  }

  async findUploaded(
    tx: Transaction,
    { driverId, group, uploadHash }: Pick<NewDocument, 'driverId' | 'group' | 'uploadHash'>,
  ): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `SELECT ${COLUMNS} FROM driver_documents WHERE driver_id = $1 AND document_group = $2 AND upload_hash = $3`,
      [driverId, group, uploadHash],
    );
    return row ?? null;
  }

  async find(documentId: number): Promise<StoredDocument | null> {
    const [row] = await this.database.query<StoredDocument>(`SELECT ${COLUMNS} FROM driver_documents WHERE id = $1`, [
      documentId,
    ]);
    return row ?? null;
  }

  expiring(until: string): Promise<StoredDocument[]> {
    return this.database.query<StoredDocument>(
      `SELECT ${COLUMNS} FROM driver_documents doc
        WHERE state = 'accepted' AND expires_on <= $1
          AND NOT EXISTS (SELECT 1 FROM driver_documents other
                           WHERE other.driver_id = doc.driver_id AND other.document_group = doc.document_group AND other.state = 'accepted'
                             AND (other.expires_on IS NULL OR (other.expires_on, other.id) > (doc.expires_on, doc.id)))
        ORDER BY driver_id, id`,
      [until],
    );
  }

  async hasFile(storageKey: string): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT 1 FROM driver_documents WHERE storage_key = $1`, [
      storageKey,
    ]);
    return rows.length > 0;
  }

  list(driverId: number, tx?: Transaction): Promise<StoredDocument[]> {
    return (tx ?? this.database).query<StoredDocument>(
      `SELECT ${COLUMNS} FROM driver_documents WHERE driver_id = $1 ORDER BY document_group, id`,
      [driverId],
    );
  }

  async removeUnaccepted(tx: Transaction, driverId: number, documentId: number): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `DELETE FROM driver_documents WHERE id = $2 AND driver_id = $1 AND state <> 'accepted' RETURNING ${COLUMNS}`,
      [driverId, documentId],
    );
    return row ?? null;
  }

  async review(
    tx: Transaction,
    documentId: number,
    { state, reason, expiresOn, reviewerId }: Review,
  ): Promise<StoredDocument | null> {
    const [row] = await tx.query<StoredDocument>(
      `UPDATE driver_documents SET state = $2, reason = $3, reviewed_by = $4, reviewed_at = now(), expires_on = $5::date
        WHERE id = $1 AND (state, expires_on) IS DISTINCT FROM ($2, $5::date) RETURNING ${COLUMNS}`,
      [documentId, state, reason, reviewerId, expiresOn],
    );
    return row ?? null;
  }
}
