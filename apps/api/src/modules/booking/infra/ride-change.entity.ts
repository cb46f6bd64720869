import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('ride_changes')
export class RideChangeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('jsonb') wanted: unknown;
  @Column('integer', { name: 'total_cents' }) totalCents: number;
  @Column('text', { default: 'waiting' }) state: 'waiting' | 'done' | 'given_up';
  @Column('text', { nullable: true }) why: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
