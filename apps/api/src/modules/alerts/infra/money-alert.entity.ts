import type { AlertKind } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('money_alerts')
export class MoneyAlertEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') key: string;
  @Column('text') kind: AlertKind;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
  @Column('integer', { name: 'payment_id', nullable: true }) paymentId: number | null;
  @Column('bigint', { name: 'ours_cents', transformer: integerColumn, nullable: true }) oursCents: number | null;
  @Column('bigint', { name: 'theirs_cents', transformer: integerColumn, nullable: true }) theirsCents: number | null;
  @Column('jsonb', { default: {} }) data: unknown;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { name: 'opened_at', default: () => 'now()' }) openedAt: Date;
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' }) seenAt: Date;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  @Column('integer', { name: 'closed_by', nullable: true }) closedBy: number | null;
  @Column('timestamptz', { name: 'cause_gone_at', nullable: true }) causeGoneAt: Date | null;
  @Column('timestamptz', { name: 'acknowledged_at', nullable: true }) acknowledgedAt: Date | null;
  @Column('integer', { name: 'acknowledged_by', nullable: true }) acknowledgedBy: number | null;
  @Column('integer', { name: 'assigned_to', nullable: true }) assignedTo: number | null;
}
