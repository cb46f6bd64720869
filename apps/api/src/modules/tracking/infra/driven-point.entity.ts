import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('driven_points')
export class DrivenPointEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('timestamptz') at: Date;
  @Column('integer', { name: 'driver_id' }) driverId: number;
  @Column('integer', { name: 'lat_e5' }) latE5: number;
  @Column('integer', { name: 'lng_e5' }) lngE5: number;
}
