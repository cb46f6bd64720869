import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('alert_thresholds')
export class AlertThresholdsEntity {
  @PrimaryColumn('integer', { default: 1 }) id: number;
  @Column('integer', { name: 'search_minutes' }) searchMinutes: number;
  @Column('integer', { name: 'silent_minutes' }) silentMinutes: number;
  @Column('integer', { name: 'stalled_minutes' }) stalledMinutes: number;
  @Column('integer', { name: 'late_minutes' }) lateMinutes: number;
  @Column('integer', { name: 'low_rating' }) lowRating: number;
  @Column('integer', { name: 'deviation_meters', default: 500 }) deviationMeters: number;
  @Column('integer', { name: 'deviation_minutes', default: 3 }) deviationMinutes: number;
  @Column('integer', { name: 'long_stop_minutes', default: 5 }) longStopMinutes: number;
  @Column('integer', { name: 'unanswered_minutes', default: 3 }) unansweredMinutes: number;
  @Column('integer', { name: 'ask_stalled_minutes', default: 5 }) askStalledMinutes: number;
  @Column('integer', { name: 'ask_away_minutes', default: 4 }) askAwayMinutes: number;
  @Column('integer', { name: 'ask_unreachable_minutes', default: 6 }) askUnreachableMinutes: number;
  @Column('integer', { name: 'ask_answer_minutes', default: 3 }) askAnswerMinutes: number;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt: Date;
  @Column('integer', { name: 'changed_by' }) changedBy: number;
}
