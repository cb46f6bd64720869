import type { MemberStatus } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('ride_members')
export class RideMemberEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'ride_id' }) rideId: number;
  @Column('integer', { name: 'user_id' }) userId: number;
  @Column('text', { default: 'pending' }) status: MemberStatus;
  @Column('boolean', { name: 'is_organizer', default: false }) isOrganizer: boolean;
  @Column('text') code: string;
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt: Date | null;
  @Column('timestamptz', { name: 'left_at', nullable: true }) leftAt: Date | null;
  @Column('timestamptz', { name: 'joined_at', default: () => 'now()' }) joinedAt: Date;
  @Column('integer') seat: number;
  @Column('integer', { name: 'agreed_cents', default: 0 }) agreedCents: number;
  @Column('integer', { name: 'asked_cents', nullable: true }) askedCents: number | null;
  @Column('integer', { name: 'declined_cents', nullable: true }) declinedCents: number | null;
  @Column('timestamptz', { name: 'no_show_at', nullable: true }) noShowAt: Date | null;
}
