import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('ride_message_reads')
export class RideMessageReadEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('integer') through: number;
}
