import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('sos_calls')
export class SosCallEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' }) askedAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
