import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('driver_stops')
export class DriverStopEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
  @Column('timestamptz') since: Date;
}
