import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Promises to groups in shared vehicles, made when a driver took their ride. */
@Entity('pool_rides')
export class PoolRideEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @Column('timestamptz', { name: 'latest_pickup' }) latestPickup: Date;
  @Column('integer', {
    name: 'longest_aboard_seconds',
    comment: 'The longest time from leaving the pickup to reaching the destination',
  })
  longestAboardSeconds: number;
  @Column('timestamptz', {
    name: 'shared_at',
    nullable: true,
    comment: 'When another group first joined, and the price fell',
  })
  sharedAt: Date | null;
  @Column('integer', {
    name: 'discount_cents',
    default: 0,
    comment: 'What the ride costs less because it was shared',
  })
  discountCents: number;
}
