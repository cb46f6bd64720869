import type { Language, OperatorRole } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Account } from '../domain/account';

@Entity('users')
export class UserEntity implements Account {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') name!: string;
  /** The name in lowercase without accents; PostgreSQL writes it. */
  @Column({ type: 'text', name: 'plain_name', select: false, insert: false, update: false }) plainName!: string;
  @Column('text') email!: string;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true }) emailVerifiedAt!: Date | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('timestamptz', { name: 'phone_verified_at', nullable: true }) phoneVerifiedAt!: Date | null;
  @Column('text', { nullable: true }) avatar!: string | null;
  @Column('boolean', { name: 'is_admin', default: false }) isAdmin!: boolean;
  @Column('text', {
    name: 'operator_role',
    nullable: true,
    comment: 'What an operator may do; null for everybody else',
  })
  operatorRole!: OperatorRole | null;
  @Column('timestamptz', {
    name: 'operator_signed_in_at',
    nullable: true,
    select: false,
    comment: 'When the operator last gave the second factor',
  })
  operatorSignedInAt!: Date | null;
  @Column('text', { name: 'stripe_customer_id', nullable: true, unique: true }) stripeCustomerId!: string | null;
  @Column('text', { default: 'en' }) language!: Language;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('integer', { name: 'guest_ride_id', nullable: true }) guestRideId!: number | null;
  @Column('text', { name: 'external_id', nullable: true, unique: true, select: false }) externalId!: string | null;
  @Column('text', { name: 'first_name', nullable: true, select: false }) firstName!: string | null;
  @Column('text', { name: 'last_name', nullable: true, select: false }) lastName!: string | null;
  @Column('text', { name: 'profile_image_url', nullable: true, select: false }) profileImageUrl!: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()', select: false }) updatedAt!: Date;
  @Column('timestamptz', { name: 'guest_until', nullable: true, select: false }) guestUntil!: Date | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true, comment: 'When the person deleted the account' })
  deletedAt!: Date | null;
  @Column('boolean', {
    name: 'is_service_account',
    default: false,
    comment: 'Nobody signs in with it and nothing is sent to it',
  })
  isServiceAccount!: boolean;
  @Column('timestamptz', {
    name: 'blocked_at',
    nullable: true,
    comment: 'Since when the person can neither book nor join rides',
  })
  blockedAt!: Date | null;
  @Column('text', { name: 'blocked_reason', nullable: true }) blockedReason!: string | null;
  @Column('integer', { name: 'blocked_by', nullable: true, select: false }) blockedBy!: number | null;
  @Column('text', { name: 'guest_browser', nullable: true, select: false }) guestBrowser!: string | null;
}
