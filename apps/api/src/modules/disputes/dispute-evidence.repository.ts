import type { EvidenceKind, EvidenceState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface EvidenceFile {
  kind: EvidenceKind;
  providerFileId: string;
  name: string;
  sizeBytes: number;
  uploadHash: string;
  uploadedBy: string;
  uploadedAt: Date;
}

export interface StoredEvidence {
  state: EvidenceState;
  statement: string;
  version: number;
  savedBy: string | null;
  savedAt: Date;
  submittedBy: string | null;
  submittedAt: Date | null;
  files: EvidenceFile[];
}

export type NewEvidenceFile = Omit<EvidenceFile, 'uploadedBy'> & { uploadedBy: number };

/** Each change names the version that it is based on, and makes the next one. */
export abstract class DisputeEvidenceRepository {
  abstract find(disputeId: string, tx?: Transaction): Promise<StoredEvidence | null>;
  /** @returns false when there is another version, or it cannot be changed */
  abstract startVersion(tx: Transaction, disputeId: string, after: number, by: number, at: Date): Promise<boolean>;
  abstract saveStatement(tx: Transaction, disputeId: string, statement: string): Promise<void>;
  abstract putFile(tx: Transaction, disputeId: string, file: NewEvidenceFile): Promise<void>;
  /** @returns false when there is none */
  abstract removeFile(tx: Transaction, disputeId: string, kind: EvidenceKind): Promise<boolean>;
  /** Nothing can be changed from now on. @returns false when there is another version, or it is not a draft */
  abstract startSubmitting(tx: Transaction, disputeId: string, version: number, by: number): Promise<boolean>;
  /** The provider did not take it: it is a draft again, of a new version. */
  abstract reopen(tx: Transaction, disputeId: string, version: number): Promise<boolean>;
  /** The bank has evidence. @returns who submitted it here, null for nobody; null when that was known */
  abstract markGiven(tx: Transaction, disputeId: string, at: Date): Promise<{ submittedBy: number | null } | null>;
  abstract isGiven(tx: Transaction, disputeId: string): Promise<boolean>;
}
