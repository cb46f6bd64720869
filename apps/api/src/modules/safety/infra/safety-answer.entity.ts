import type { SafetyAnswer } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One person who was asked, and their answer; null until they answer. */
@Entity('safety_answers')
export class SafetyAnswerEntity {
  @PrimaryColumn('integer', { name: 'check_id' }) checkId: number;
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('text', { nullable: true }) answer: SafetyAnswer | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
}
