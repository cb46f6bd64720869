import type { OfferCause, OfferStatus } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('offers')
export class OfferEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('text', { default: 'open' }) status: OfferStatus;
  @Column('integer', { name: 'pickup_meters' }) pickupMeters: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
  @Column('boolean', {
    default: false,
    comment: 'Of a scheduled ride, before its search for a driver begins; leaves the driver free for other offers',
  })
  ahead: boolean;
  @Column('text', {
    nullable: true,
    comment: 'Why it expired or was withdrawn, when that says more than the status',
  })
  cause: OfferCause | null;
}
