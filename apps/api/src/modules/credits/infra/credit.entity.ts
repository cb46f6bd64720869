import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerColumn } from '../../../platform/database/integer.transformer';

@Entity('credits')
export class CreditEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'rider_id' }) riderId: number;
  @Column('bigint', { name: 'amount_cents', transformer: integerColumn }) amount: number;
  @Column('bigint', {
    name: 'left_cents',
    transformer: integerColumn,
    comment: 'Neither used, nor set aside for a ride, nor ended',
  })
  left: number;
  @Column('bigint', {
    name: 'lapsed_cents',
    transformer: integerColumn,
    default: 0,
    comment: 'Ended unused: expired or revoked',
  })
  lapsed: number;
  @Column('text') reason: string;
  @Column('integer', { name: 'ride_id', nullable: true }) rideId: number | null;
  @Column('integer', { name: 'granted_by' }) grantedBy: number;
  @Column('timestamptz', { name: 'granted_at' }) grantedAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('boolean', { default: false, comment: 'Came back about when it expired, and got more time once' })
  extended: boolean;
  @Column('timestamptz', { name: 'expired_at', nullable: true }) expiredAt: Date | null;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
  @Column('integer', { name: 'revoked_by', nullable: true }) revokedBy: number | null;
  @Column('text', { name: 'revoked_for', nullable: true }) revokedFor: string | null;
}
