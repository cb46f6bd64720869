import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moneyColumn } from '../../../platform/database/money.column';

@Entity('promotion_redemptions')
export class PromotionRedemptionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') code: string;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column({ ...moneyColumn }) discount: number;
  @Column('timestamptz', { name: 'returned_at', nullable: true }) returnedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('boolean', { name: 'first_ride' }) firstRide: boolean;
  @Column('text') name: string;
  @Column({ ...moneyColumn, name: 'max_discount' }) maxDiscount: number;
  @Column('integer', { name: 'percent_off', nullable: true }) percentOff: number | null;
}
