import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A driver who gets a scheduled ride when its driver loses it. */
@Entity('standby_drivers')
export class StandbyDriverEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('timestamptz', { name: 'joined_at' }) joinedAt: Date;
}
