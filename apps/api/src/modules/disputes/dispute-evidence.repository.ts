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

/** Evidence with optimistic locking: each change names the version it is based on and creates the next one. */
export abstract class DisputeEvidenceRepository {
  abstract find(disputeId: string, tx?: Transaction): Promise<StoredEvidence | null>;
  /** @returns false when the version differs or the evidence cannot be changed */
  abstract startVersion(tx: Transaction, disputeId: string, after: number, by: number, at: Date): Promise<boolean>;
  abstract saveStatement(tx: Transaction, disputeId: string, statement: string): Promise<void>;
  abstract putFile(tx: Transaction, disputeId: string, file: NewEvidenceFile): Promise<void>;
  /** @returns false when there is no such file */
  abstract removeFile(tx: Transaction, disputeId: string, kind: EvidenceKind): Promise<boolean>;
  /** Locks the evidence against changes. @returns false when the version differs or it is not a draft */
  abstract startSubmitting(tx: Transaction, disputeId: string, version: number, by: number): Promise<boolean>;
  /** Turns the evidence back into a draft with a new version, after the provider refused it. */
  abstract reopen(tx: Transaction, disputeId: string, version: number): Promise<boolean>;
  /**
   * Records that the bank has evidence.
   * @returns the operator who submitted it, if any; null when it was already recorded
   */
  abstract markGiven(tx: Transaction, disputeId: string, at: Date): Promise<{ submittedBy: number | null } | null>;
  abstract isGiven(tx: Transaction, disputeId: string): Promise<boolean>;
}
