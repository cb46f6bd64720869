import type { DocumentFileType, DocumentGroup, DocumentState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** The owner of documents: a driver or, until the application is sent, an account. */
export type DocumentOwner = { driverId: number; applicantId: null } | { driverId: null; applicantId: number };

export const ofDriver = (driverId: number): DocumentOwner => ({ driverId, applicantId: null });
export const ofApplicant = (applicantId: number): DocumentOwner => ({ driverId: null, applicantId });

export interface StoredDocument {
  id: number;
  driverId: number | null;
  /** Null once the application is sent. */
  applicantId: number | null;
  group: DocumentGroup;
  state: DocumentState;
  reason: string | null;
  fileType: DocumentFileType;
  sizeBytes: number;
  storageKey: string;
  uploadedAt: Date;
  /** YYYY-MM-DD. While a replacement is in review, the last day of the document that it replaces. */
  expiresOn: string | null;
}

export interface NewDocument extends Pick<
  StoredDocument,
  'group' | 'fileType' | 'sizeBytes' | 'storageKey' | 'uploadedAt' | 'expiresOn'
> {
  owner: DocumentOwner;
  /** Hash of the uploaded file, before it was rewritten. */
  uploadHash: string;
}

export const ownerOf = ({ driverId, applicantId }: StoredDocument): DocumentOwner =>
  driverId === null ? ofApplicant(applicantId!) : ofDriver(driverId);

/** A document of an application that was sent. */
export interface DriverDocument extends StoredDocument {
  driverId: number;
}

export interface Review {
  state: Exclude<DocumentState, 'in_review'>;
  /** The state that the operator saw; null if any. */
  changedFrom: DocumentState | null;
  reason: string | null;
  expiresOn: string | null;
  reviewerId: number;
}

export abstract class DocumentsRepository {
  /** @returns null when the same file was uploaded to the group before, or the applicant has become a driver */
  abstract insert(tx: Transaction, document: NewDocument): Promise<StoredDocument | null>;
  abstract findUploaded(
    tx: Transaction,
    upload: Pick<NewDocument, 'owner' | 'group' | 'uploadHash'>,
  ): Promise<StoredDocument | null>;
  abstract find(documentId: number, tx?: Transaction): Promise<StoredDocument | null>;
  /**
   * Documents that expire by this day, unless an accepted one of their group is valid for longer, ordered by driver.
   * Refused ones are included only in groups without an accepted one.
   */
  abstract expiring(until: string): Promise<DriverDocument[]>;
  /** Whether a document has this file. */
  abstract hasFile(storageKey: string): Promise<boolean>;
  /** All documents of an owner by group, oldest first. */
  abstract list(owner: DocumentOwner, tx?: Transaction): Promise<StoredDocument[]>;
  /** Serializes changes of an applicant's documents until the transaction ends. */
  abstract lockApplicant(tx: Transaction, applicantId: number): Promise<void>;
  /** Transfers an applicant's documents to the driver. */
  abstract claim(tx: Transaction, applicantId: number, driverId: number): Promise<void>;
  /** Removes an applicant's documents. */
  abstract removeOfApplicant(tx: Transaction, applicantId: number): Promise<StoredDocument[]>;
  /** Applicants who have uploaded nothing since this time. */
  abstract idleApplicants(since: Date): Promise<number[]>;
  /** @returns the removed document; null when the owner has no such document or it was accepted */
  abstract removeUnaccepted(tx: Transaction, owner: DocumentOwner, documentId: number): Promise<StoredDocument | null>;
  /** @returns null when the document is gone or already has this review */
  abstract review(tx: Transaction, documentId: number, review: Review): Promise<DriverDocument | null>;
}
