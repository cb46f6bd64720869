import { Column, Entity, PrimaryColumn } from 'typeorm';

const UNUSED = 'Unused since rounds are requested by rows of round_requests. Processes from before that count here';

/** One row: which process matches requests and drivers. */
@Entity('dispatch_lease')
export class DispatchLeaseEntity {
  @PrimaryColumn('boolean', { default: true }) single: boolean;
  @Column('text', { nullable: true }) holder: string | null;
  @Column('timestamptz', { name: 'expires_at', default: () => 'now()' }) expiresAt: Date;
  @Column('timestamptz', { name: 'round_began_at', default: () => 'now()' }) roundBeganAt: Date;
  @Column('bigint', { default: 0, comment: UNUSED }) requested: string;
  @Column('bigint', {
    name: 'ahead_requested',
    default: 0,
    comment: 'Changes when a round is asked to retry scheduled rides without a driver',
  })
  aheadRequested: string;
  @Column('bigint', { default: 0, comment: UNUSED }) served: string;
}
