import type { RouteStopKind } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('run_stops')
export class RunStopEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'run_id' }) runId: number;
  @Column('integer') position: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('text') kind: RouteStopKind;
  @Column('timestamptz', { name: 'planned_at' }) plannedAt: Date;
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt: Date | null;
  @Column('timestamptz', {
    name: 'skipped_at',
    nullable: true,
    comment: 'When it became unnecessary: the ride was cancelled',
  })
  skippedAt: Date | null;
}
