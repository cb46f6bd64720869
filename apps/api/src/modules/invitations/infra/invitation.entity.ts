import type { InvitationChannel } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('invitations')
export class InvitationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'invited_by' }) invitedBy: number;
  @Column('text') channel: InvitationChannel;
  @Column('text', { name: 'contact_hash' }) contactHash: string;
  @Column('text', { name: 'opt_out_token_hash', unique: true }) optOutTokenHash: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
