import type { ApplicationDraftFields } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('driver_application_drafts')
export class ApplicationDraftEntity {
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('integer', { comment: 'Counts the changes, so that one device does not overwrite another' }) revision: number;
  @Column('integer') step: number;
  @Column('integer') completed: number;
  @Column('jsonb') fields: ApplicationDraftFields;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
}
