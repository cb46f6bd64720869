import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A Tuesday whose weekly run has reached all drivers. */
@Entity('weekly_payout_runs')
export class WeeklyPayoutRunEntity {
  @PrimaryColumn('date', { name: 'due_on' }) dueOn: string;
  @Column('timestamptz', { name: 'ended_at', default: () => 'now()' }) endedAt: Date;
}
