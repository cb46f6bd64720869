import type { DisputeState } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('disputes')
export class DisputeEntity {
  @PrimaryColumn('text') id: string;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payment_id' }) paymentId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amountCents: number;
  @Column('text') reason: string;
  @Column('text') state: DisputeState;
  @Column('timestamptz', { name: 'evidence_due_at', nullable: true }) evidenceDueAt: Date | null;
  @Column('timestamptz', { name: 'opened_at' }) openedAt: Date;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  @Column('bigint', { name: 'fee_cents', transformer: integerColumn, default: 0 }) feeCents: number;
}
