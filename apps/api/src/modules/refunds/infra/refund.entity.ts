import type { RefundCause, RefundOrigin, RefundState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('refunds')
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'payment_id' }) paymentId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amountCents: number;
  @Column('text') reason: RefundCause;
  @Column('text', { nullable: true }) note: string | null;
  @Column('boolean', { name: 'takes_from_driver' }) takesFromDriver: boolean;
  @Column('text', { default: 'requested' }) state: RefundState;
  @Column('text', { name: 'provider_refund_id', nullable: true, unique: true }) providerRefundId: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('text', { name: 'failure_message', nullable: true }) failureMessage: string | null;
  @Column('bigint', { name: 'rider_cents', transformer: integerColumn, default: 0 }) riderCents: number;
  @Column('bigint', { name: 'tax_cents', transformer: integerColumn, default: 0 }) taxCents: number;
  @Column('bigint', { name: 'driver_cents', transformer: integerColumn, default: 0 }) driverCents: number;
  @Column('integer', { name: 'driver_id', nullable: true }) driverId: number | null;
  @Column('integer', { name: 'requested_by', nullable: true }) requestedBy: number | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
  @Column('text', { default: 'operator' }) origin: RefundOrigin;
  @Column('smallint', { default: 0 }) lookups: number;
  @Column('timestamptz', { name: 'next_lookup_at', default: () => `(now() + '00:01:00')` })
  nextLookupAt: Date;
}
