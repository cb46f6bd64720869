import type { RunState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Checkpoint } from '../reconciliation.repository';

@Entity('reconciliation_runs')
export class ReconciliationRunEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text', { default: 'running' }) state: RunState;
  @Column('integer', { name: 'started_by', nullable: true }) startedBy: number | null;
  @Column('timestamptz', { name: 'started_at', default: () => 'now()' }) startedAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  @Column('timestamptz') since: Date;
  @Column('integer', { default: 0 }) records: number;
  @Column('integer', { default: 0 }) compared: number;
  @Column('integer', { default: 0 }) differences: number;
  @Column('jsonb', { default: [] }) suspects: unknown;
  @Column('boolean', { default: false }) whole: boolean;
  @Column('jsonb', { nullable: true }) checkpoint: Checkpoint | null;
}
