import type { CancellationPhase, CancellationRule } from '@groupride/contracts';
import type { CancellationClock, CancellationOccasion, CancellationParty } from '@groupride/pricing';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CancellationPolicyEntity } from './cancellation-policy.entity';

@Entity('cancellation_rules')
export class CancellationRuleEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'policy_id' }) policyId: number;

  @ManyToOne(() => CancellationPolicyEntity)
  @JoinColumn({ name: 'policy_id' })
  policy: Relation<CancellationPolicyEntity>;

  @Column('text') occasion: CancellationOccasion;
  @Column('text') who: CancellationParty;
  @Column('text', { nullable: true }) phase: CancellationPhase | null;
  @Column('text', {
    default: 'none',
    comment: 'grace: the row ends after_seconds after a driver accepted and overrides the others until then',
  })
  clock: CancellationClock;
  @Column('integer', { name: 'after_seconds', nullable: true }) afterSeconds: number | null;
  @Column('text') rule: CancellationRule;
  @Column('integer', { name: 'kept_bp' }) keptBp: number;
  @Column('integer', { name: 'driver_bp', default: 8000 }) driverBp: number;
  @Column('integer', {
    name: 'min_group_size',
    default: 0,
    comment: 'applies to groups of at least this size, instead of the rows for smaller groups',
  })
  minGroupSize: number;
}
