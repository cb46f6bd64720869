import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shared_positions')
export class SharedPositionEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('integer', { name: 'user_id' }) userId: number;
  @Column('double precision') lat: number;
  @Column('double precision') lng: number;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
}
