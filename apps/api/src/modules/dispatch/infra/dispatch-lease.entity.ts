import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which process matches requests and drivers, and how many rounds were requested. */
@Entity('dispatch_lease')
export class DispatchLeaseEntity {
  @PrimaryColumn('boolean', { default: true }) single: boolean;
  @Column('text', { nullable: true }) holder: string | null;
  @Column('timestamptz', { name: 'expires_at', default: () => 'now()' }) expiresAt: Date;
  @Column('timestamptz', { name: 'round_began_at', default: () => 'now()' }) roundBeganAt: Date;
  @Column('bigint', { default: 0, comment: 'Rounds requested so far' }) requested: string;
  @Column('bigint', {
    name: 'ahead_requested',
    default: 0,
    comment: 'Value of requested when a round was last asked to retry scheduled rides without a driver',
  })
  aheadRequested: string;
  @Column('bigint', { default: 0, comment: 'Value of requested when the last finished round began' }) served: string;
}
