import type { PromotionKind, RideType } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';

@Entity('promotions')
export class PromotionEntity {
  @PrimaryColumn('text') code: string;
  @Column('text') name: string;
  @Column({ ...moneyColumn, name: 'max_discount' }) maxDiscount: number;
  @Column('integer', { name: 'new_account_days', nullable: true }) newAccountDays: number | null;
  @Column('text', { default: 'amount' }) kind: PromotionKind;
  @Column('integer', { name: 'percent_off', nullable: true }) percentOff: number | null;
  @Column('timestamptz', { name: 'valid_from', nullable: true }) validFrom: Date | null;
  @Column('timestamptz', { name: 'valid_until', nullable: true }) validUntil: Date | null;
  @Column('integer', { name: 'redemption_limit', nullable: true }) redemptionLimit: number | null;
  @Column('integer', { name: 'per_account_limit', nullable: true }) perAccountLimit: number | null;
  @Column('boolean', { name: 'first_ride_only' }) firstRideOnly: boolean;
  @Column('text', { name: 'ride_types', array: true, default: [] }) rideTypes: RideType[];
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
