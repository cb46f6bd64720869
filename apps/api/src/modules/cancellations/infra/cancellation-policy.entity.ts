import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('cancellation_policies')
export class CancellationPolicyEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { name: 'valid_from' }) validFrom: Date;
  @Column('timestamptz', { name: 'valid_until', nullable: true }) validUntil: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('integer', { name: 'created_by', nullable: true }) createdBy: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', { name: 'restores_id', nullable: true, comment: 'The version that it repeats' })
  restoresId: number | null;
}
