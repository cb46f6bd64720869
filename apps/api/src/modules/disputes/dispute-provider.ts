import type { DisputeState, EvidenceKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderDispute {
  id: string;
  intentId: string | null;
  amount: Cents;
  reason: string;
  state: DisputeState;
  /** The amounts that the bank has withdrawn and returned; both are 0 during an inquiry. */
  withdrawn: Cents;
  reinstated: Cents;
  /** The provider’s dispute fee, and how much of it was refunded. */
  fee: Cents;
  feeReturned: Cents;
  evidenceDueAt: Date | null;
  openedAt: Date;
  /** Whether the bank has evidence, submitted here or in the provider's dashboard. */
  hasSubmission: boolean;
}

/** The statement and the provider's file ids by kind of evidence. */
export interface Evidence {
  statement: string;
  files: readonly { kind: EvidenceKind; providerFileId: string }[];
}

/** Disputes at the payment provider. All methods reject with ProviderError. */
export abstract class DisputeProvider {
  /** Null when there is no such dispute. */
  abstract retrieve(disputeId: string): Promise<ProviderDispute | null>;
  /** @returns the file's id at the provider */
  abstract upload(file: { name: string; type: string; bytes: Buffer }, key: string): Promise<string>;
  /** Submits evidence to the bank. It cannot be changed afterwards. */
  abstract submit(disputeId: string, evidence: Evidence, key: string): Promise<ProviderDispute>;
}
