import type { RideType, RunSource } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('runs')
export class RunEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') source: RunSource;
  @Column('integer', { name: 'route_plan_id', nullable: true }) routePlanId: number | null;
  @Column('text', { name: 'ride_type' }) rideType: RideType;
  @Column('integer', { comment: 'The most people aboard at a time' }) seats: number;
  @Column('timestamptz', { name: 'starts_at' }) startsAt: Date;
  @Column('timestamptz', {
    name: 'set_out_at',
    nullable: true,
    comment: 'When its current driver set out; null while nobody has',
  })
  setOutAt: Date | null;
  @Column('integer', {
    default: 1,
    comment: 'Counts changes, so that stops are never inserted among others than were seen',
  })
  revision: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
