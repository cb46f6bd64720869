import type { DisputeState, EvidenceKind } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';

export interface ProviderDispute {
  id: string;
  intentId: string | null;
  amount: Cents;
  reason: string;
  state: DisputeState;
  /** What the bank has taken from us, and what of it it has given back. Nothing, while it only asks. */
  withdrawn: Cents;
  reinstated: Cents;
  /** The provider’s dispute fee, and how much of it was refunded. */
  fee: Cents;
  feeReturned: Cents;
  evidenceDueAt: Date | null;
  openedAt: Date;
  /** The bank has evidence, wherever it was given. */
  hasSubmission: boolean;
}

/** Statement, and the provider’s numbers of files by what they show. */
export interface Evidence {
  statement: string;
  files: readonly { kind: EvidenceKind; providerFileId: string }[];
}

/** Rejects with ProviderError. */
export abstract class DisputeProvider {
  /** Null when there is no such dispute. */
  abstract retrieve(disputeId: string): Promise<ProviderDispute | null>;
  /** @returns the provider’s number of the file */
  abstract upload(file: { name: string; type: string; bytes: Buffer }, key: string): Promise<string>;
  /** For good: what the bank has cannot be changed. */
  abstract submit(disputeId: string, evidence: Evidence, key: string): Promise<ProviderDispute>;
}
