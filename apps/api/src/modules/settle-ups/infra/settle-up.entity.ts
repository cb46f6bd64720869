import type { SettleUpMethod, SettleUpState } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('settle_ups')
export class SettleUpEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('integer', { name: 'amount_cents' }) amount: number;
  @Column('text') method: SettleUpMethod;
  @Column('text') state: Exclude<SettleUpState, 'open'>;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
}
