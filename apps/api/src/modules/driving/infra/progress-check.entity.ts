import type { ProgressCause } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The question "Are you still on your way?" to the driver of a ride. */
@Entity('progress_checks')
export class ProgressCheckEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('text') cause: ProgressCause;
  @Column('timestamptz') since: Date;
  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;
  @Column('timestamptz', {
    name: 'due_at',
    comment: 'By when the driver answers, and after an answer by when they come nearer',
  })
  dueAt: Date;
  @Column('boolean', { name: 'awaits_answer', default: true }) awaitsAnswer: boolean;
  @Column('integer', { default: 0 }) answers: number;
  @Column('integer', {
    nullable: true,
    comment:
      'Way to the pickup that progress is measured from: the shortest when asked, then the one at the last answer',
  })
  seconds: number | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  @Column('text', { nullable: true }) outcome: 'progress' | 'taken_back' | 'over' | null;
}
