import type { Language } from '@groupride/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Account } from '../domain/account';

@Entity('users')
export class UserEntity implements Account {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true }) emailVerifiedAt!: Date | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('timestamptz', { name: 'phone_verified_at', nullable: true }) phoneVerifiedAt!: Date | null;
  @Column('text', { nullable: true }) avatar!: string | null;
  @Column('boolean', { name: 'is_admin' }) isAdmin!: boolean;
  @Column('text', { name: 'stripe_customer_id', nullable: true }) stripeCustomerId!: string | null;
  @Column('text') language!: Language;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('integer', { name: 'guest_ride_id', nullable: true }) guestRideId!: number | null;
}
