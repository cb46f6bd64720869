import type { DocumentFileType, DocumentGroup, DocumentState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

@Entity('driver_documents')
@Unique('driver_documents_once', ['driverId', 'group', 'uploadHash'])
@Unique('driver_documents_applicant_once', ['applicantId', 'group', 'uploadHash'])
export class DriverDocumentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'driver_id', nullable: true }) driverId: number | null;
  @Column('integer', {
    name: 'applicant_id',
    nullable: true,
    comment: 'Account that has not sent its application to drive yet; null once it is sent',
  })
  applicantId: number | null;
  @Column('text', { name: 'document_group' }) group: DocumentGroup;
  @Column('text', { default: 'in_review' }) state: DocumentState;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text', { name: 'file_type' }) fileType: DocumentFileType;
  @Column('integer', { name: 'size_bytes' }) sizeBytes: number;
  @Column('text', { name: 'upload_hash', comment: 'SHA-256 of the uploaded file: a repeated upload is stored once' })
  uploadHash: string;
  @Column('uuid', { name: 'storage_key', unique: true, comment: 'Name of the file in the document store' })
  storageKey: string;
  @Column('timestamptz', { name: 'uploaded_at' }) uploadedAt: Date;
  @Column('date', {
    name: 'expires_on',
    nullable: true,
    comment: 'Last day on which it is valid; null when it names none',
  })
  expiresOn: string | null;
  @Column('integer', { name: 'reviewed_by', nullable: true }) reviewedBy: number | null;
  @Column('timestamptz', { name: 'reviewed_at', nullable: true }) reviewedAt: Date | null;
}
