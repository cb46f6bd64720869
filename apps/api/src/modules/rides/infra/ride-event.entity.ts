import type { ActorKind, RideEventType, RideStatus } from '@groupride/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('ride_events')
export class RideEventEntity {
  @PrimaryColumn('integer', { name: 'ride_id' }) rideId: number;
  @PrimaryColumn('integer') number: number;
  @Column('text') type: RideEventType;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('text', { name: 'actor_kind' }) actorKind: ActorKind;
  @Column('integer', { name: 'actor_id', nullable: true }) actorId: number | null;
  @Column('text', { nullable: true }) status: RideStatus | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('jsonb', { default: {} }) data: unknown;
}
