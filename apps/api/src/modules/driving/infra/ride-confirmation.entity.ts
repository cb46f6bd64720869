import type { ConfirmationMoment } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The question "Will you drive?" to the driver of a scheduled ride. */
@Entity('ride_confirmations')
export class RideConfirmationEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('integer', { name: 'driver_id' }) driverId: number;
  @PrimaryColumn('text') moment: ConfirmationMoment;
  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;
  @Column('timestamptz', { name: 'due_at' }) dueAt: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt: Date | null;
}
