import type { DocumentFileType, DocumentGroup, DocumentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface StoredDocument {
  id: number;
  driverId: number;
  group: DocumentGroup;
  state: DocumentState;
  reason: string | null;
  fileType: DocumentFileType;
  sizeBytes: number;
  storageKey: string;
  uploadedAt: Date;
  /** YYYY-MM-DD */
  expiresOn: string | null;
}

export interface NewDocument extends Pick<
  StoredDocument,
  'driverId' | 'group' | 'fileType' | 'sizeBytes' | 'storageKey' | 'uploadedAt'
> {
  /** Of the file as it was uploaded. */
  uploadHash: string;
}

export interface Review {
  state: Exclude<DocumentState, 'in_review'>;
  reason: string | null;
  expiresOn: string | null;
  reviewerId: number;
}

export abstract class DocumentsRepository {
  /** @returns null when the driver has uploaded the same file to the group before */
  abstract insert(tx: Transaction, document: NewDocument): Promise<StoredDocument | null>;
  abstract findUploaded(
    tx: Transaction,
    upload: Pick<NewDocument, 'driverId' | 'group' | 'uploadHash'>,
  ): Promise<StoredDocument | null>;
  abstract find(documentId: number): Promise<StoredDocument | null>;
  /** Accepted documents that expire until this day and are the last of their group, by driver. */
  abstract expiring(until: string): Promise<StoredDocument[]>;
  /** Whether a document has this file. */
  abstract hasFile(storageKey: string): Promise<boolean>;
  /** By group, oldest first. */
  abstract list(driverId: number, tx?: Transaction): Promise<StoredDocument[]>;
  /** @returns the removed document; null when the driver has no such document or it was accepted */
  abstract removeUnaccepted(tx: Transaction, driverId: number, documentId: number): Promise<StoredDocument | null>;
  /** @returns null when the document is gone or was reviewed the same way */
  abstract review(tx: Transaction, documentId: number, review: Review): Promise<StoredDocument | null>;
}
