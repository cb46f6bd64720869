import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The progress of a driver toward a pickup. */
@Entity('approaches')
export class ApproachEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('integer', { name: 'closest_seconds' }) closestSeconds: number;
  @Column('boolean', { comment: 'The seconds are of a straight line' }) estimated: boolean;
  @Column('timestamptz', { name: 'closest_at' }) closestAt: Date;
  @Column('double precision', { comment: 'Where the car stood at moved_at' }) lat: number;
  @Column('double precision') lng: number;
  @Column('timestamptz', { name: 'moved_at' }) movedAt: Date;
  @Column('timestamptz', {
    name: 'away_since',
    nullable: true,
    comment: 'Since when the road has been clearly longer',
  })
  awaySince: Date | null;
}
