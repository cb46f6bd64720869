import type { InvitationChannel } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('invitees')
export class InviteeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('text') name: string;
  @Column('text') channel: InvitationChannel;
  @Column('text') address: string;
  @Column('timestamptz', { name: 'invited_at', nullable: true }) invitedAt: Date | null;
}
