import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('audit_log')
export class AuditLogEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('integer', { name: 'actor_id' }) actorId: number;
  @Column('text') action: string;
  @Column('text') subject: string;
  @Column('jsonb', { default: {} }) data: unknown;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
