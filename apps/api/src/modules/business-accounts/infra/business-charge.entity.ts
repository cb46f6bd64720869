import type { BusinessChargeKind, BusinessChargeState } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('business_charges')
export class BusinessChargeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id', unique: true }) rideId: number;
  @Column('integer', { name: 'account_id' }) accountId: number;
  @Column('integer', { name: 'cost_center_id', nullable: true }) costCenterId: number | null;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('integer', { name: 'event_id', nullable: true }) eventId: number | null;
  @Column('integer', { name: 'event_index', nullable: true }) eventIndex: number | null;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('integer', {
    name: 'discount_percent',
    nullable: true,
    comment: 'Volume discount that the ride was quoted with; null without one',
  })
  discountPercent: number | null;
  @Column('bigint', { name: 'discount_cents', transformer: integerColumn, default: 0 }) discount: number;
  @Column('bigint', { name: 'credited_cents', transformer: integerColumn, default: 0, comment: 'Sum of its credits' })
  credited: number;
  @Column('text', { default: 'reserved' }) state: BusinessChargeState;
  @Column('text', { nullable: true }) kind: BusinessChargeKind | null;
  @Column('timestamptz', { name: 'booked_at', default: () => 'now()' }) bookedAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
  @Column('integer', { name: 'invoice_id', nullable: true }) invoiceId: number | null;
}
