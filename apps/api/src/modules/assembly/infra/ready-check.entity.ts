import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('ready_checks')
export class ReadyCheckEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id', unique: true }) rideId: number;
  @Column('integer', { default: 1 }) number: number;
  @Column('timestamptz', { name: 'asked_at' }) askedAt: Date;
}
