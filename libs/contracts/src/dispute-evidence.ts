import { Flag, Instant, ListOf, OneOf, Text, Integer } from './fields';
import { DisputeView } from './reconciliation';

/** Kind of an evidence file. The payment provider accepts one file of each kind. */
export const EVIDENCE_KINDS = ['receipt', 'customer_communication', 'service_documentation', 'other'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Maximum size of one file, and of all files together, which banks limit. */
export const MAX_EVIDENCE_BYTES = 4_500_000;
export const MAX_STATEMENT_LENGTH = 20_000;

export const EVIDENCE_STATES = ['draft', 'submitting', 'submitted', 'given_elsewhere'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];

export class EvidenceFileView {
  @OneOf(EVIDENCE_KINDS) kind!: EvidenceKind;
  @Text({ max: 150 }) name!: string;
  @Integer() sizeBytes!: number;
  @Text({ max: 100 }) uploadedBy!: string;
  @Instant() uploadedAt!: string;
}

/** A dispute with the evidence that was submitted or is being prepared. */
export class DisputeCase extends DisputeView {
  @OneOf(EVIDENCE_STATES, { description: 'given_elsewhere: submitted on the payment provider’s own site' })
  evidenceState!: EvidenceState;
  @Flag({ description: 'Statement and files can be changed' }) canChange!: boolean;
  @Integer({ description: 'Send it with a change; 0 while nothing is saved' }) version!: number;
  @Text({
    max: MAX_STATEMENT_LENGTH,
    min: 0,
    multiline: true,
    description: 'The statement to the bank; empty while nothing is saved',
  })
  statement!: string;
  @Text({
    max: MAX_STATEMENT_LENGTH,
    min: 0,
    multiline: true,
    description: 'A draft from what is recorded about the ride',
  })
  proposal!: string;
  @ListOf(() => EvidenceFileView) files!: EvidenceFileView[];
  @Text({ max: 100, optional: true }) savedBy!: string | null;
  @Instant({ optional: true }) savedAt!: string | null;
  @Text({ max: 100, optional: true }) submittedBy!: string | null;
  @Instant({ optional: true }) submittedAt!: string | null;
}

export class EvidenceDraft {
  @Text({ max: MAX_STATEMENT_LENGTH, min: 0, multiline: true }) statement!: string;
  @Integer({ min: 0, description: 'The version that was read' }) version!: number;
}

export class EvidenceSubmission {
  @Integer({ min: 1, description: 'The version that was read; any other version is not submitted' }) version!: number;
}

export class EvidenceFileQuery {
  @OneOf(EVIDENCE_KINDS, { description: 'What the file shows; it replaces an earlier one of the same kind' })
  kind!: EvidenceKind;
  @Integer({ min: 0, fromQuery: true, description: 'The version that was read' }) version!: number;
}
