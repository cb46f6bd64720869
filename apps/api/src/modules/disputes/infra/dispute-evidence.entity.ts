import type { EvidenceKind, EvidenceState } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('dispute_evidence', { comment: 'What operators tell the bank about a disputed payment' })
export class DisputeEvidenceEntity {
  @PrimaryColumn('text', { name: 'dispute_id' }) disputeId: string;
  @Column('text', { default: 'draft' }) state: EvidenceState;
  @Column('text', { default: '' }) statement: string;
  @Column('integer', {
    default: 1,
    comment: 'Rises with every change, so that exactly what an operator has read is submitted',
  })
  version: number;
  @Column('integer', { name: 'saved_by', nullable: true }) savedBy: number | null;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
  @Column('integer', { name: 'submitted_by', nullable: true }) submittedBy: number | null;
  @Column('timestamptz', { name: 'submitted_at', nullable: true }) submittedAt: Date | null;
}

@Entity('dispute_evidence_files', {
  comment: 'Files that the payment provider keeps as evidence; it takes one of each kind',
})
export class DisputeEvidenceFileEntity {
  @PrimaryColumn('text', { name: 'dispute_id' }) disputeId: string;
  @PrimaryColumn('text') kind: EvidenceKind;
  @Column('text', { name: 'provider_file_id' }) providerFileId: string;
  @Column('text') name: string;
  @Column('integer', { name: 'size_bytes' }) sizeBytes: number;
  @Column('text', { name: 'upload_hash' }) uploadHash: string;
  @Column('integer', { name: 'uploaded_by' }) uploadedBy: number;
  @Column('timestamptz', { name: 'uploaded_at' }) uploadedAt: Date;
}
