import type { PolicyRow } from '@groupride/pricing';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('withdrawn_cancellation_policies', {
  comment: 'Versions of the cancellation policy that were withdrawn before they began',
})
export class WithdrawnPolicyEntity {
  @PrimaryColumn('integer', { comment: 'The number that it had among cancellation_policies' }) id: number;
  @Index('withdrawn_cancellation_policies_from')
  @Column('timestamptz', { name: 'valid_from', comment: 'When it would have begun' })
  validFrom: Date;
  @Column('jsonb') rules: PolicyRow[];
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('integer', { name: 'created_by', nullable: true }) createdBy: number | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('integer', { name: 'restores_id', nullable: true }) restoresId: number | null;
  @Column('timestamptz', { name: 'withdrawn_at', default: () => 'now()' }) withdrawnAt: Date;
  @Column('integer', { name: 'withdrawn_by' }) withdrawnBy: number;
  @Column('text', { name: 'withdrawal_reason', nullable: true }) withdrawalReason: string | null;
}
