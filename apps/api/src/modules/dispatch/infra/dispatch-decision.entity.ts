import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredDecision } from '../decisions.repository';

/** Candidates of a search for a driver. */
@Entity('dispatch_decisions')
export class DispatchDecisionEntity implements StoredDecision {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('timestamptz') at: Date;
  @Column('integer', {
    name: 'driver_id',
    nullable: true,
    comment: 'Who was offered the ride; null when nobody was',
  })
  driverId: number | null;
  @Column('integer', { name: 'rides_together' }) ridesTogether: number;
  @Column('boolean', { name: 'minutes_estimated' }) minutesEstimated: boolean;
  @Column('jsonb') candidates: StoredDecision['candidates'];
  @Column('jsonb', {
    name: 'shared_vehicles',
    default: () => `'[]'`,
    comment: 'Vehicles with other groups that were considered, and what joining them meant',
  })
  sharedVehicles: StoredDecision['sharedVehicles'];
  @Column('jsonb', {
    name: 'left_out',
    comment: 'Number of drivers for each reason, also of those who are not among the candidates',
  })
  leftOut: StoredDecision['leftOut'];
  @Column('text', {
    comment: 'Equal for searches without a driver that have the same reasons, so that only changes are stored',
  })
  fingerprint: string;
}
